import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/http/actor.ts'
import { findAccount, setFirstPassword } from './accounts.queries.ts'
import { takeNewPassword } from './new-password.service.ts'
import { requireGoodPasswordOf } from './password-rules.service.ts'
import { hashPassword, isPassword } from './passwords.service.ts'

/**
 * Gives a password to an account that has none: in the session that applying began, or one that a mailed link opened. What is
 * there already is changed by `changePassword`. Throws conflict, validation_failed.
 */
export async function chooseFirstPassword(
  deps: Pick<Deps, 'db' | 'pool'>,
  { userId }: UserActor,
  newPassword: string,
): Promise<void> {
  await requireGoodPasswordOf(deps.db, userId, newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  const isFirst = await transaction(deps, (tx) => setFirstPassword(tx, userId, passwordHash))
  if (!isFirst) throw new AppError('conflict', { message: 'Tu cuenta ya tiene una contraseña.' })
}

/** Throws validation_failed, at the field `password`, unless it is the account's: before what a borrowed session must not do. */
export async function requireOwnPassword(db: Db, userId: number, password: string): Promise<void> {
  const account = await findAccount(db, userId)
  if (account && account.passwordHash === null)
    throw new AppError('validation_failed', {
      fields: { password: 'Elige primero una contraseña en tu configuración' },
    })
  if (!(await isPassword(password, account?.passwordHash ?? null)))
    throw new AppError('validation_failed', {
      fields: { password: 'Escribe otra vez tu contraseña: no es correcta' },
    })
}

/** Sets a new password; of the sessions only the caller's stays. Throws validation_failed. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  { userId, session }: UserActor,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  await requireOwnPassword(deps.db, userId, password)
  await requireGoodPasswordOf(deps.db, userId, newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await transaction(deps, async (tx) => {
    await takeNewPassword(deps, tx, userId, { passwordHash, keptSession: session })
  })
}
