import type { changesContract } from '#contracts/hires/changes.contract.ts'
import type { UserActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnHire, type OwnHire } from '#server/features/hires/hires.policy.ts'
import { presentHireDetail } from '#server/features/hires/hires.presenter.ts'
import { takeHireStep, type Wanted } from '#server/features/hires/hires.service.ts'
import type { Handlers } from '#server/http/mount.ts'

/** Proposals to change milestones, for the two sides of the order. */
export function changesRoutes(deps: Deps): Handlers<typeof changesContract> {
  const take = async (actor: UserActor, own: OwnHire, wanted: Wanted) => {
    const { undo, ...taken } = await takeHireStep(deps, actor, own, wanted)
    return { ...presentHireDetail({ ...taken, now: deps.clock.now() }), undo }
  }
  return {
    propose: async ({ actor, params, body: { from, milestones, note } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      const change = { from, parts: milestones }
      return take(actor, own, { step: 'propose_change', change, note: note ?? '' })
    },
    answer: async ({ actor, params, body: { isAccepted, proposedAt, note } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      const step = isAccepted ? 'accept_change' : 'drop_change'
      return take(actor, own, { step, proposedAt: new Date(proposedAt), note: note ?? '' })
    },
  }
}
