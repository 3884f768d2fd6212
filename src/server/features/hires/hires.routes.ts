import type { hiresContract } from '#contracts/hires/hires.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnHire } from './hires.policy.ts'
import { presentHire, presentHireDetail } from './hires.presenter.ts'
import { getHireHistory, listOwnHires, takeHireStep } from './hires.service.ts'
import { stepTo } from './order-state.ts'
import { requestHire } from './request-hire.ts'
import { AppError } from '#server/errors.ts'

export function hiresRoutes(deps: Deps): Handlers<typeof hiresContract> {
  return {
    request: async ({ actor, params, body }) => {
      const { serviceId } = params
      return presentHire(await requestHire(deps, actor, { serviceId, ...body }), 'company', deps.clock.now())
    },
    mine: async ({ actor }) =>
      (await listOwnHires(deps, actor)).map((row) => presentHire(row, actor.kind, deps.clock.now())),
    get: async ({ actor, params }) => {
      const history = await getHireHistory(deps, await getOwnHire(deps.db, actor, params.id))
      // What people wrote to each other is not for an administrator who views the account.
      const evidence = actor.viewer
        ? history.evidence.filter(({ messageId }) => !messageId)
        : history.evidence
      return presentHireDetail({ ...history, evidence, now: deps.clock.now() })
    },
    setStatus: async ({ actor, params, body }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      const step = stepTo[body.status]
      if (!step) throw new AppError('forbidden')
      const { undo, ...taken } = await takeHireStep(deps, actor, own, { step })
      return { ...presentHireDetail({ ...taken, now: deps.clock.now() }), undo }
    },
  }
}
