import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { lockAccount } from '#server/features/accounts/accounts.queries.ts'
import {
  deleteSessionById,
  deleteUserSessions,
  hasSession,
  listUserSessions,
} from '#server/features/accounts/sessions/sessions.queries.ts'
import { startView } from '#server/features/accounts/sessions/sessions.service.ts'
import { resetTwoFactor } from '#server/features/accounts/two-factor/two-factor.service.ts'

/* What an administrator does for the owner of an account who lost a device, or a telephone with the second factor. */

/** The valid sessions of an account, the most recently seen first. */
export const readSessionsOf = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number) =>
  listUserSessions(db, userId, clock.now())

/** Takes effect at once. Throws not_found, also for a session of another account. */
export async function endSessionOf(
  deps: Pick<Deps, 'pool'>,
  userId: number,
  sessionId: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    if (!(await hasSession(tx, userId, sessionId))) throw new AppError('not_found')
    await deleteSessionById(tx, sessionId)
  })
}

/** Returns how many sessions ended. Throws not_found for an unknown account. */
export async function endSessionsOf(deps: Pick<Deps, 'pool'>, userId: number): Promise<number> {
  return transaction(deps, async (tx) => {
    await requireAccount(tx, userId)
    return deleteUserSessions(tx, userId)
  })
}

/** Turns off a lost second factor and ends all sessions; the person is mailed. Throws not_found, also without one. */
export async function resetTwoFactorOf(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  userId: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const account = await requireAccount(tx, userId)
    if (!account.totpEnabledAt) throw new AppError('not_found')
    await deleteUserSessions(tx, userId)
    await resetTwoFactor(deps, tx, { userId, email: account.email })
  })
}

/**
 * Starts an administrator's view of an account. `ended`: the session that the browser had on the site. Throws not_found, or
 * account_not_viewable for a suspended account.
 */
export async function startViewOf(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  view: { adminId: number; userId: number; ended: string | null },
) {
  const { userType, suspendedAt } = await requireAccount(tx, view.userId)
  if (suspendedAt) throw new AppError('account_not_viewable')
  return { userType, session: await startView(deps, tx, view) }
}

async function requireAccount(tx: Db, userId: number) {
  const account = await lockAccount(tx, userId)
  if (!account) throw new AppError('not_found')
  return account
}
