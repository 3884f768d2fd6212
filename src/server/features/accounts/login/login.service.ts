import type { z } from 'zod'
import type { Challenged, loginBody } from '#contracts/accounts/accounts.contract.ts'
import { transaction } from '#server/db/connection.ts'
import type { Entry, Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type Account, checkCredentials } from '#server/features/accounts/accounts.service.ts'
import { requireStillRight } from '#server/features/accounts/passwords/password-proof.service.ts'
import { enter } from '#server/features/accounts/sessions/sessions.service.ts'
import { beginChallenge } from './two-factor-login.service.ts'

/** The result of a correct password: a session, or the second step. */
type Outcome = { account: Account; entry: Entry } | Challenged

/**
 * Starts a session under a new token. The browser's previous session ends, so it cannot be used later. An account
 * with a second factor gets a challenge instead, and nothing changes. Throws account_suspended,
 * no_company (nobody's company has it any more), or invalid_credentials for an unknown e-mail and a wrong password alike.
 */
export async function login(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  visit: Visit,
  { email, password, remember }: z.output<typeof loginBody>,
): Promise<Outcome> {
  const credentials = await checkCredentials(deps, { email, password })
  if (credentials.outcome !== 'right') throw new AppError('invalid_credentials')
  const { account, proof } = credentials
  if (account.userType === 'company' && account.companyId === null) throw new AppError('no_company')
  return transaction(deps, async (tx) => {
    await requireStillRight(tx, proof)
    const owner = { userId: account.id, remember }
    if (account.totpEnabledAt) return beginChallenge(deps, tx, owner)
    return { account, entry: await enter(deps, tx, visit, owner) }
  })
}
