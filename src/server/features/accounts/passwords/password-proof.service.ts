import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { holdPassword } from '#server/features/accounts/accounts.queries.ts'

/** A password that was compared, before a transaction because comparing takes its time, and found right. */
export interface PasswordProof {
  userId: number
  passwordHash: string | null
}

/** Whether it still is the account's. A change waits for this transaction, and then ends what it began. */
export const stillProves = async (tx: Db, { userId, passwordHash }: PasswordProof): Promise<boolean> =>
  (await holdPassword(tx, userId)) === passwordHash

/** First in a transaction that lets somebody in by a password. Throws invalid_credentials where it was changed meanwhile. */
export async function requireStillRight(tx: Db, proof: PasswordProof): Promise<void> {
  if (!(await stillProves(tx, proof))) throw new AppError('invalid_credentials')
}
