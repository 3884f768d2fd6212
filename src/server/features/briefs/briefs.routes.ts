import type { briefsContract } from '#contracts/briefs/briefs.contract.ts'
import type { proposalsContract } from '#contracts/briefs/proposals.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { chooseProposal, declineProposal } from './answers.service.ts'
import { getOwnBrief, getOwnProposal, requireOwnOffer } from './briefs.policy.ts'
import {
  presentBrief,
  presentBriefDetail,
  presentOpenBrief,
  presentOpenBriefDetail,
  presentOwnProposal,
} from './briefs.presenter.ts'
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
import { answerHold } from '#server/features/briefs/moderation/answer-hold.service.ts'
import { readFeeRate } from '#server/features/hires/hires.service.ts'
import {
  changeProposal,
  getOpenBrief,
  listOwnProposals,
  propose,
  searchOpenBriefs,
  withdrawProposal,
} from './proposals.service.ts'

/** The calls of a company. */
export function briefsRoutes(deps: Deps): Handlers<typeof briefsContract> {
  const detail = async (id: number) =>
    presentBriefDetail(await getBriefWithProposals(deps.db, id), {
      now: deps.clock.now(),
      feeRate: await readFeeRate(deps, deps.db, 'USD'),
    })
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
    answerHold: async ({ actor, params, body }) => {
      const brief = await getOwnBrief(deps.db, actor, params.id)
      await answerHold(deps, brief, body.answer)
      return detail(brief.id)
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

/** The calls of a professional. */
export function proposalsRoutes(deps: Deps): Handlers<typeof proposalsContract> {
  return {
    openBriefs: async ({ actor, query }) => {
      const { rows, total, pages, left } = await searchOpenBriefs(deps, actor, query)
      return { briefs: rows.map(presentOpenBrief), total, page: query.page, pages, left }
    },
    openBrief: async ({ actor, params }) =>
      presentOpenBriefDetail(await getOpenBrief(deps, actor, params.id)),
    propose: async ({ actor, params, body }) => {
      await requireOwnOffer(deps.db, actor, body.serviceId)
      const { proposal, undo } = await propose(deps, actor, params.id, body)
      return { ...presentOwnProposal(proposal), undo }
    },
    mine: async ({ actor }) => (await listOwnProposals(deps, actor)).map(presentOwnProposal),
    update: async ({ actor, params, body }) => {
      const own = await getOwnProposal(deps.db, actor, params.id)
      const { proposal, undo } = await changeProposal(deps, actor, own, body)
      return { ...presentOwnProposal(proposal), undo }
    },
    withdraw: async ({ actor, params }) => {
      const own = await getOwnProposal(deps.db, actor, params.id)
      const { proposal, undo } = await withdrawProposal(deps, actor, own)
      return { ...presentOwnProposal(proposal), undo }
    },
  }
}
