import type { adminContract } from '#contracts/admin/admin.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/actor.ts'
import { adminCookie } from '#server/http/cookies.ts'
import type { Handlers } from '#server/http/mount.ts'
import { removeSessionCookie, sentToken, setEntryCookies, visitOf } from '#server/http/session-cookies.ts'
import { endSession } from '#server/features/accounts/sessions/sessions.service.ts'
import { adminLogin } from './admin.service.ts'

export function adminRoutes(deps: Deps): Handlers<typeof adminContract> {
  return {
    async adminLogin(call) {
      setEntryCookies(
        deps,
        call,
        await adminLogin(deps, { ...visitOf(deps, call), trace: call.trace }, call.body),
      )
      return { success: true, message: 'Acceso autorizado' }
    },
    async adminLogout(call) {
      await endSession(deps, sentToken(deps, call, adminCookie))
      removeSessionCookie(deps, call, adminCookie)
      return { act: { subject: 'admin', subjectId: call.actor.adminId }, reply: { success: true } }
    },
    adminSession: async ({ actor }) => toAdminSession(actor),
  }
}

/** The call is public, but under /api/admin only the administrator's cookie is read. */
function toAdminSession(actor: Actor) {
  return actor.kind === 'admin'
    ? { authenticated: true, admin: { name: actor.name, role: actor.role } }
    : { authenticated: false }
}
