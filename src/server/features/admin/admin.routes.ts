import type { adminContract } from '#contracts/admin/admin.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Handlers } from '#server/http/mount.ts'
import { endAdminSession } from '#server/features/accounts/sessions/sessions.service.ts'
import { adminLogin } from './admin.service.ts'

export function adminRoutes(deps: Deps): Handlers<typeof adminContract> {
  return {
    async adminLogin(call) {
      const setCookie = await adminLogin(deps, call, call.body)
      setCookie(call)
      return { success: true, message: 'Acceso autorizado' }
    },
    async adminLogout(call) {
      await endAdminSession(deps, call)
      return { success: true }
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
