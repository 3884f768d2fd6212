import type { hiresContract } from '#contracts/hires/hires.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnHire } from './hires.policy.ts'
import { presentHire, presentHireDetail } from './hires.presenter.ts'
import { getHireHistory, listOwnHires, requestHire, takeStep } from './hires.service.ts'

export function hiresRoutes(deps: Deps): Handlers<typeof hiresContract> {
  return {
    request: async ({ actor, params, body }) => {
      const { serviceId } = params
      return presentHire(await requestHire(deps, actor, { serviceId, message: body.message }), 'company')
    },
    mine: async ({ actor }) => (await listOwnHires(deps, actor)).map((row) => presentHire(row, actor.kind)),
    get: async ({ actor, params }) =>
      presentHireDetail(await getHireHistory(deps, await getOwnHire(deps.db, actor, params.id))),
    setStatus: async ({ actor, params, body }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      const { undo, ...taken } = await takeStep(deps, actor, own, body.status)
      return { ...presentHireDetail(taken), undo }
    },
  }
}
