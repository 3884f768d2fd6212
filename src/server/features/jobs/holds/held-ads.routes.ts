import type { heldAdsContract } from '#contracts/admin/held-ads.contract.ts'
import type { Deps } from '#server/deps.ts'
import { presentHeldAd } from './holds.presenter.ts'
import { decideHold, takeHoldDecisionBack } from './hold-decision.service.ts'
import { listHeldAds } from './holds.service.ts'
import type { Handlers } from '#server/http/mount.ts'

export function heldAdsRoutes(deps: Deps): Handlers<typeof heldAdsContract> {
  return {
    async heldAds() {
      const { rows, alike } = await listHeldAds(deps)
      return { ads: rows.map((row) => presentHeldAd(row, alike)) }
    },
    decideAd: async ({ actor, params, body }) => {
      await decideHold(deps, actor, params.id, body)
      const { decision, note } = body
      return {
        audited: { subject: 'job', subjectId: params.id, after: { decision }, reason: note },
        reply: { success: true },
      }
    },
    async undoAdDecision({ params }) {
      await takeHoldDecisionBack(deps, params.id)
      return {
        audited: { subject: 'job', subjectId: params.id, after: { decision: null } },
        reply: undefined,
      }
    },
  }
}
