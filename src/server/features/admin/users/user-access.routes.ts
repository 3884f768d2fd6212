import type { userAccessContract } from '#contracts/admin/user-access.contract.ts'
import type { Deps } from '#server/deps.ts'
import {
  endSessionOf,
  endSessionsOf,
  resetTwoFactorOf,
} from '#server/features/accounts/all-accounts/account-help.service.ts'
import { userCookie } from '#server/http/cookies.ts'
import type { Handlers } from '#server/http/mount.ts'
import { sentToken, setSessionCookie } from '#server/http/session-cookies.ts'
import { viewUser } from './view-user.ts'

export function userAccessRoutes(deps: Deps): Handlers<typeof userAccessContract> {
  return {
    async endUserSessions({ params: { id } }) {
      const sessions = await endSessionsOf(deps, id)
      return { audited: { subject: 'user', subjectId: id, after: { sessions } }, reply: undefined }
    },
    async endUserSession({ params: { id, sessionId } }) {
      await endSessionOf(deps, id, sessionId)
      return { audited: { subject: 'user', subjectId: id, after: { sessions: 1 } }, reply: undefined }
    },
    async resetUserTwoFactor({ params: { id } }) {
      await resetTwoFactorOf(deps, id)
      return { audited: { subject: 'user', subjectId: id }, reply: undefined }
    },
    async viewUser({ params: { id }, body: { reason }, actor, cookies, setCookie }) {
      const ended = sentToken(deps, { cookies }, userCookie)
      const session = await viewUser(deps, actor, id, { reason, ended })
      setSessionCookie(deps, { setCookie }, session)
      return {
        audited: { subject: 'user', subjectId: id, after: { view: reason } },
        reply: { success: true },
      }
    },
  }
}
