import type { UserType } from '#contracts/accounts/accounts.contract.ts'
import { demoAccounts, testAccounts } from '#contracts/accounts/demo-accounts.ts'
import type { Entry, Visit } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findAccount } from '#server/features/accounts/accounts.service.ts'
import { enter } from '#server/features/accounts/sessions/sessions.service.ts'

const known: ReadonlySet<string> = new Set([
  ...Object.values(testAccounts),
  ...demoAccounts.map(({ email }) => email),
])

/**
 * Signs in as one of the test or demo accounts, whose password is public, without it. `email` in lower case. Throws
 * test_account_unknown or account_suspended.
 */
export async function loginAsTest(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  visit: Visit,
  { email, userType }: { email: string; userType: UserType },
): Promise<Entry> {
  const account = known.has(email) ? await findAccount(deps, email) : null
  if (account?.userType !== userType) throw new AppError('test_account_unknown')
  if (account.suspendedAt) throw new AppError('account_suspended')
  return transaction(deps, (tx) => enter(deps, tx, visit, { userId: account.id, remember: false }))
}
