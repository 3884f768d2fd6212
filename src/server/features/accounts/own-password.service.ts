import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/http/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { passwordChangedMail } from './accounts.mails.ts'
import { deleteEmailTokens, findAccount, updatePassword } from './accounts.queries.ts'
import { hashPassword, isPassword } from './passwords.service.ts'
import { deleteUserSessions } from './sessions.queries.ts'
import { deleteChallenges } from './two-factor.queries.ts'

/** Throws validation_failed, at the field `password`, unless it is the account's: before what a borrowed session must not do. */
export async function requireOwnPassword(db: Db, userId: number, password: string): Promise<void> {
  const account = await findAccount(db, userId)
  if (!(await isPassword(password, account?.passwordHash ?? null)))
    throw new AppError('validation_failed', { fields: { password: 'La contraseña no es correcta' } })
}

/** Sets a new password, ends every session but the caller's, and tells the owner. Throws validation_failed. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  { userId, session, email }: UserActor,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  await requireOwnPassword(deps.db, userId, password)
  const passwordHash = await hashPassword(newPassword)
  await transaction(deps, async (tx) => {
    await updatePassword(tx, userId, passwordHash)
    await deleteEmailTokens(tx, userId, 'reset_password')
    await deleteChallenges(tx, userId)
    await deleteUserSessions(tx, userId, session)
    await sendMail(deps, tx, {
      to: email,
      ...passwordChangedMail(deps.config.publicUrl, { keepsOneSession: true }),
    })
  })
}
