import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findOwnAccount, findPendingEmail } from '#server/features/accounts/accounts.queries.ts'
import { readTwoFactor } from '#server/features/accounts/two-factor/two-factor.service.ts'

/** The account data that the caller may see. */
export async function readOwnAccount({ db, clock }: Pick<Deps, 'db' | 'clock'>, { userId }: UserActor) {
  const [account, pendingEmail, twoFactor] = await Promise.all([
    findOwnAccount(db, userId),
    findPendingEmail(db, userId, clock.now()),
    readTwoFactor({ db }, { userId }),
  ])
  if (!account) throw new AppError('not_found')
  return { ...account, pendingEmail, twoFactor }
}
