import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { AccountOwner, UserActor } from '#server/actor.ts'
import { findPassword, ownerColumns } from '#server/features/accounts/account-owner.queries.ts'
import { deleteEmailTokens, setFirstPassword } from '#server/features/accounts/accounts.queries.ts'
import { takeNewPassword } from './new-password.service.ts'
import { type PasswordProof, stillProves } from './password-proof.service.ts'
import { requireGoodPasswordOf } from './password-rules.service.ts'
import { hashPassword, isPassword } from './passwords.service.ts'
import { deleteUserSessions } from '#server/features/accounts/sessions/sessions.queries.ts'

/**
 * Sets the first password of an account, in a session from applying or from a mailed link. The other sessions end.
 * `changePassword` changes an existing password. Throws conflict, validation_failed.
 */
export async function chooseFirstPassword(
  deps: Pick<Deps, 'db' | 'pool'>,
  { userId, session }: UserActor,
  newPassword: string,
): Promise<void> {
  await requireGoodPasswordOf(deps.db, userId, newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await transaction(deps, async (tx) => {
    if (!(await setFirstPassword(tx, userId, passwordHash)))
      throw new AppError('conflict', { message: 'Tu cuenta ya tiene una contraseña.' })
    await deleteEmailTokens(tx, userId, 'reset_password')
    await deleteUserSessions(tx, userId, session)
  })
}

/**
 * Throws validation_failed at the field `password` unless it is the account's. Required before changes that a
 * borrowed session must not make. Pass the result to `requireStillOwn` in the transaction.
 */
export async function requireOwnPassword(
  db: Db,
  owner: AccountOwner,
  password: string,
): Promise<PasswordProof> {
  const stored = await findPassword(db, owner)
  if (stored && stored.hash === null)
    throw new AppError('validation_failed', {
      fields: { password: 'Elige primero una contraseña en tu configuración' },
    })
  const proof = { ...ownerColumns(owner), passwordHash: stored?.hash ?? null }
  if (!(await isPassword(password, proof.passwordHash))) throw wrongPassword()
  return proof
}

/** Throws validation_failed when the password changed since it was checked. */
export async function requireStillOwn(tx: Db, proof: PasswordProof): Promise<void> {
  if (!(await stillProves(tx, proof))) throw wrongPassword()
}

const wrongPassword = () =>
  new AppError('validation_failed', {
    fields: { password: 'Escribe otra vez tu contraseña: no es correcta' },
  })

/** Sets a new password; only the caller's session stays open. Throws validation_failed. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  { userId, session }: UserActor,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const proof = await requireOwnPassword(deps.db, { userId }, password)
  await requireGoodPasswordOf(deps.db, userId, newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    await takeNewPassword(deps, tx, userId, { passwordHash, currentSession: session })
  })
}
