import type { briefsContract } from '#contracts/briefs/briefs.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { chooseProposal, declineProposal } from './answers.service.ts'
import { getOwnBrief } from './briefs.policy.ts'
import { presentBrief, presentBriefDetail } from './briefs.presenter.ts'
import {
  closeBrief,
  createBrief,
  getBriefWithProposals,
  listOwnBriefs,
  priceRangeOf,
  publishBrief,
  removeDraft,
  updateBriefTexts,
} from './briefs.service.ts'

export function briefsRoutes(deps: Deps): Handlers<typeof briefsContract> {
  const detail = async (id: number) => presentBriefDetail(await getBriefWithProposals(deps.db, id))
  return {
    mine: async ({ actor }) => (await listOwnBriefs(deps, actor)).map(presentBrief),
    range: ({ query }) => priceRangeOf(deps, query.category),
    create: async ({ actor, body }) => presentBrief(await createBrief(deps, actor, body)),
    get: async ({ actor, params }) => detail((await getOwnBrief(deps.db, actor, params.id)).id),
    update: async ({ actor, params, body }) =>
      presentBrief(await updateBriefTexts(deps, await getOwnBrief(deps.db, actor, params.id), body)),
    remove: async ({ actor, params }) => ({
      undo: await removeDraft(deps, actor, await getOwnBrief(deps.db, actor, params.id)),
    }),
    publish: async ({ actor, params }) => {
      const brief = await getOwnBrief(deps.db, actor, params.id)
      const undo = await publishBrief(deps, actor, brief)
      return { ...(await detail(brief.id)), undo }
    },
    close: async ({ actor, params, body }) => {
      const brief = await getOwnBrief(deps.db, actor, params.id)
      const undo = await closeBrief(deps, actor, brief, body)
      return { ...(await detail(brief.id)), undo }
    },
    decline: async ({ actor, params, body }) => {
      const brief = await getOwnBrief(deps.db, actor, params.id)
      const undo = await declineProposal(deps, actor, brief, { proposalId: params.proposalId, ...body })
      return { ...(await detail(brief.id)), undo }
    },
    choose: async ({ actor, params, body }) => {
      const brief = await getOwnBrief(deps.db, actor, params.id)
      const undo = await chooseProposal(deps, actor, brief, { proposalId: params.proposalId, ...body })
      return { ...(await detail(brief.id)), undo }
    },
  }
}
