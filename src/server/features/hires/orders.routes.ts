import type { ordersContract } from '#contracts/hires/orders.contract.ts'
import type { UserActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnHire, type OwnHire } from './hires.policy.ts'
import { presentHireDetail } from './hires.presenter.ts'
import { takeHireStep, type Wanted } from './hires.service.ts'

export function ordersRoutes(deps: Deps): Handlers<typeof ordersContract> {
  const take = async (actor: UserActor, own: OwnHire, wanted: Wanted) => {
    const { undo, ...taken } = await takeHireStep(deps, actor, own, wanted)
    return { ...presentHireDetail({ ...taken, now: deps.clock.now() }), undo }
  }
  return {
    deliver: async ({ actor, params, body }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return take(actor, own, { step: 'deliver', ...body })
    },
    askChanges: async ({ actor, params, body }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return take(actor, own, { step: 'ask_changes', ...body })
    },
    offerEnd: async ({ actor, params, body: { cents, why } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return take(actor, own, { step: 'offer_end', cents, note: why ?? '' })
    },
    answerEnd: async ({ actor, params, body: { isAccepted, cents } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return take(actor, own, isAccepted ? { step: 'accept_end', cents } : { step: 'drop_offer' })
    },
  }
}
