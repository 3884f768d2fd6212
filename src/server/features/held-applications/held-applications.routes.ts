import type { heldApplicationsContract } from '#contracts/held-applications/held-applications.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { setEntryCookies, visitOf } from '#server/http/session-cookies.ts'
import { getHeldApplication } from './held-applications.policy.ts'
import { describeHeldApplication, sendHeldApplication } from './held-applications.service.ts'

export function heldApplicationsRoutes(deps: Deps): Handlers<typeof heldApplicationsContract> {
  return {
    read: async ({ params }) => {
      const held = await getHeldApplication(deps, params.token)
      const { job, cvName } = await describeHeldApplication(deps, held)
      return { job: { id: job.id, title: job.title, companyName: job.companyName }, cvName }
    },
    send: async (call) => {
      const held = await getHeldApplication(deps, call.params.token)
      setEntryCookies(deps, call, await sendHeldApplication(deps, visitOf(deps, call), held))
      return { success: true, message: 'Enviamos tu postulación.' }
    },
  }
}
