import type { ViewReason } from '#contracts/admin/users-vocabulary.ts'
import type { AdminActor, BrowserToken } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { startViewOf } from '#server/features/accounts/all-accounts/account-help.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { accountViewed } from './view-notices.words.ts'

/**
 * Lets an administrator see the site as the owner of an account does, and tells the owner why. `ended`: the session that
 * the browser had on the site. Throws not_found, or account_not_viewable for a suspended account.
 */
export async function viewUser(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { adminId }: AdminActor,
  userId: number,
  { reason, ended }: { reason: ViewReason; ended: string | null },
): Promise<BrowserToken> {
  return transaction(deps, async (tx) => {
    const { userType, session } = await startViewOf(deps, tx, { adminId, userId, ended })
    await notify(deps, tx, {
      ...accountViewed(reason),
      userId,
      by: null,
      type: 'system',
      link: ownSessions[userType],
    })
    return session
  })
}

/** Where a person sees the open sessions, and ends them. */
const ownSessions = {
  professional: '/dashboard/configuracion#sesiones',
  company: '/company-dashboard/cuenta#sesiones',
}
