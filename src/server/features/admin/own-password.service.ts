import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  requireOwnPassword,
  requireStillOwn,
} from '#server/features/accounts/passwords/own-password.service.ts'
import { requireGoodPassword } from '#server/features/accounts/passwords/password-rules.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { deleteAdminSessions, updateAdminPassword } from './admin.queries.ts'

/**
 * Sets a new password of an administrator; only the session that calls stays open, and a mail says so. Throws
 * validation_failed, and conflict for the account whose password the operator sets at every start.
 */
export async function changeAdminPassword(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  { adminId, email, name, session }: AdminActor,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  if (deps.config.admin?.email.trim().toLowerCase() === email)
    throw new AppError('conflict', {
      message: 'La contraseña de esta cuenta se cambia en la configuración del servidor.',
    })
  const proof = await requireOwnPassword(deps.db, { adminId }, password)
  await requireGoodPassword(deps.db, newPassword, { email, names: [name] }, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    await updateAdminPassword(tx, adminId, passwordHash)
    await deleteAdminSessions(tx, adminId, session)
    await sendMail(deps, tx, {
      to: email,
      subject: 'Tu contraseña de administración cambió',
      content: {
        preheader: 'Cerramos tus otras sesiones por seguridad.',
        heading: 'Tu contraseña cambió',
        paragraphs: [
          'La contraseña de tu cuenta de administración acaba de cambiar, y cerramos todas tus sesiones menos la que usaste para cambiarla.',
          'Si no fuiste tú, avisa ahora mismo a un propietario: puede quitar el acceso a tu cuenta.',
        ],
      },
    })
  })
}
