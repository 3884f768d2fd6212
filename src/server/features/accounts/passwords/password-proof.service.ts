import type { AccountOwner } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { holdPassword } from '#server/features/accounts/account-owner.queries.ts'

/** A correct password, checked before the transaction because the check is slow. */
export type PasswordProof = AccountOwner & { passwordHash: string | null }

/**
 * Whether it is still the account's password. A concurrent change waits for this transaction, and then ends what it
 * started.
 */
export const stillProves = async (tx: Db, proof: PasswordProof): Promise<boolean> =>
  (await holdPassword(tx, proof)) === proof.passwordHash

/**
 * Call it first in a transaction that signs somebody in by password. Throws invalid_credentials when the password
 * changed meanwhile.
 */
export async function requireStillRight(tx: Db, proof: PasswordProof): Promise<void> {
  if (!(await stillProves(tx, proof))) throw new AppError('invalid_credentials')
}
