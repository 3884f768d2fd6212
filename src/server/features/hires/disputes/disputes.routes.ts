import type { disputesContract } from '#contracts/hires/disputes.contract.ts'
import type { UserActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnHire, type OwnHire } from '#server/features/hires/hires.policy.ts'
import { presentHireDetail } from '#server/features/hires/hires.presenter.ts'
import { takeHireStep, type Wanted } from '#server/features/hires/hires.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { answerDispute, openDispute, withdrawDispute } from './disputes.service.ts'

type Taken = Awaited<ReturnType<typeof takeHireStep>>

/** The steps of a dispute, for the two sides of the order. */
export function disputesRoutes(deps: Deps): Handlers<typeof disputesContract> {
  const present = ({ undo, ...taken }: Taken) => ({
    ...presentHireDetail({ ...taken, now: deps.clock.now() }),
    undo,
  })
  const take = async (actor: UserActor, own: OwnHire, wanted: Wanted) =>
    present(await takeHireStep(deps, actor, own, wanted))
  return {
    open: async ({ actor, params, body: { text, cents, ...problem } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      const sum = cents === undefined ? {} : { cents }
      return present(await openDispute(deps, actor, own, { ...problem, ...sum, note: text }))
    },
    answer: async ({ actor, params, body: { text, ...evidence } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return present(await answerDispute(deps, actor, own, { ...evidence, note: text }))
    },
    addEvidence: async ({ actor, params, body: { text, ...evidence } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return take(actor, own, { ...evidence, step: 'add_evidence', note: text })
    },
    escalate: async ({ actor, params }) =>
      take(actor, await getOwnHire(deps.db, actor, params.id), { step: 'escalate' }),
    withdraw: async ({ actor, params, body: { note } }) => {
      const own = await getOwnHire(deps.db, actor, params.id)
      return present(await withdrawDispute(deps, actor, own, note ?? ''))
    },
    finish: async ({ actor, params }) =>
      take(actor, await getOwnHire(deps.db, actor, params.id), { step: 'finish_work' }),
  }
}
