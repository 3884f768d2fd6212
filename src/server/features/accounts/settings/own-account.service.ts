import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findOwnAccount, findPendingEmail } from '#server/features/accounts/accounts.queries.ts'
import { countRecoveryCodes } from '#server/features/accounts/two-factor/two-factor.queries.ts'

/** The account data that the caller may see. */
export async function readOwnAccount({ db, clock }: Pick<Deps, 'db' | 'clock'>, { userId }: UserActor) {
  const [account, pendingEmail, recoveryCodesLeft] = await Promise.all([
    findOwnAccount(db, userId),
    findPendingEmail(db, userId, clock.now()),
    countRecoveryCodes(db, userId),
  ])
  if (!account) throw new AppError('not_found')
  return { ...account, pendingEmail, recoveryCodesLeft }
}
