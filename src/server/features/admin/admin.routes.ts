import type { adminContract } from '#contracts/admin/admin.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor, RequestTrace } from '#server/actor.ts'
import { adminCookie } from '#server/http/cookies.ts'
import type { Handlers } from '#server/http/mount.ts'
import { removeSessionCookie, sentToken, setEntryCookies, visitOf } from '#server/http/session-cookies.ts'
import { endSession } from '#server/features/accounts/sessions/sessions.service.ts'
import { countedLately } from '#server/features/admin/figures/figures.service.ts'
import { questions } from '#server/features/admin/figures/standing.ts'
import { countPending } from '#server/features/admin/stats/stats.service.ts'
import { adminLogin, adminLoginWithCode } from './admin.service.ts'

export function adminRoutes(deps: Deps): Handlers<typeof adminContract> {
  const visitWithTrace = (call: Parameters<typeof visitOf>[1] & { trace: RequestTrace }) => ({
    ...visitOf(deps, call),
    trace: call.trace,
  })
  return {
    async adminLogin(call) {
      const outcome = await adminLogin(deps, visitWithTrace(call), call.body)
      if ('challenge' in outcome) return outcome
      setEntryCookies(deps, call, outcome.entry)
      return entered
    },
    async adminLoginCode(call) {
      setEntryCookies(deps, call, await adminLoginWithCode(deps, visitWithTrace(call), call.body))
      return entered
    },
    async adminLogout(call) {
      await endSession(deps, sentToken(deps, call, adminCookie))
      removeSessionCookie(deps, call, adminCookie)
      return { audited: { subject: 'admin', subjectId: call.actor.adminId }, reply: { success: true } }
    },
    async adminStats() {
      const [market, pendingModeration] = await Promise.all([
        countedLately(deps, questions.market(deps)),
        countPending(deps.db),
      ])
      return { ...market, pendingModeration }
    },
    adminSession: async ({ actor }) => toAdminSession(actor),
  }
}

const entered = { success: true, message: 'Acceso autorizado' } as const

/** The call is public, but under /api/admin only the administrator's cookie is read. */
function toAdminSession(actor: Actor) {
  return actor.kind === 'admin'
    ? {
        authenticated: true,
        admin: { name: actor.name, role: actor.role, mustSetUpTwoFactor: actor.lacksSecondFactor },
      }
    : { authenticated: false }
}
