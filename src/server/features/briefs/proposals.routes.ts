import type { proposalsContract } from '#contracts/briefs/proposals.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getOwnProposal } from './briefs.policy.ts'
import { presentOpenBrief, presentOpenBriefDetail, presentOwnProposal } from './briefs.presenter.ts'
import {
  changeProposal,
  getOpenBrief,
  listOwnProposals,
  propose,
  searchOpenBriefs,
  withdrawProposal,
} from './proposals.service.ts'

export function proposalsRoutes(deps: Deps): Handlers<typeof proposalsContract> {
  return {
    openBriefs: async ({ actor, query }) => {
      const { rows, total, pages, left } = await searchOpenBriefs(deps, actor, query)
      return { briefs: rows.map(presentOpenBrief), total, page: query.page, pages, left }
    },
    openBrief: async ({ actor, params }) =>
      presentOpenBriefDetail(await getOpenBrief(deps, actor, params.id)),
    propose: async ({ actor, params, body }) => {
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
