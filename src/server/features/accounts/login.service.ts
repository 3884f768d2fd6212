import type { z } from 'zod'
import type { loginBody } from '#contracts/accounts.contract.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ActorFor } from '#server/http/actor.ts'
import { checkCredentials } from './accounts.service.ts'
import { deleteSession } from './sessions.queries.ts'
import { startSession } from './sessions.service.ts'

/**
 * Starts a session under a new token; the one that this browser had before ends, so that nobody is left in behind it.
 * Throws invalid_credentials, the same for an unknown e-mail and a wrong password, or account_suspended.
 */
export async function login(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config'>,
  before: ActorFor<'anyone'>,
  { email, password, remember }: z.output<typeof loginBody>,
) {
  const credentials = await checkCredentials(deps, { email, password })
  if (credentials.outcome !== 'right') throw new AppError('invalid_credentials')
  const { account } = credentials
  const setCookie = await transaction(deps, async (tx) => {
    if (before.kind !== 'anonymous') await deleteSession(tx, before.session)
    return startSession(deps, tx, { userId: account.id, remember })
  })
  return { account, setCookie }
}
