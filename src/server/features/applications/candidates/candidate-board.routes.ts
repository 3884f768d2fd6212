import type { boardContract } from '#contracts/applications/candidate-board.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnJob, getOwnTag, getOwnView } from '#server/features/applications/applications.policy.ts'
import { listCountedTags } from '#server/features/applications/tags/tags.queries.ts'
import { removeTag, renameTag, tagCandidates } from '#server/features/applications/tags/tags.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentBoard, presentCard } from './candidate-board.presenter.ts'
import { readBoard, readBoardPage, readSelection } from './candidate-board.service.ts'
import { removeView, saveView } from './views.service.ts'

export function boardRoutes(deps: Deps): Handlers<typeof boardContract> {
  return {
    board: async ({ actor, params, query }) =>
      presentBoard(await readBoard(deps, actor, await getOwnJob(deps.db, actor, params.id), query)),
    page: async ({ actor, params, query }) => {
      const job = await getOwnJob(deps.db, actor, params.id)
      const { cards, next } = await readBoardPage(deps, actor, job, query)
      return { candidates: cards.map(presentCard), next }
    },
    selection: async ({ actor, params, query }) =>
      readSelection(deps, actor, await getOwnJob(deps.db, actor, params.id), query),
    saveView: async ({ actor, params, body }) => {
      const job = await getOwnJob(deps.db, actor, params.id)
      const { id, name, query } = await saveView(deps, actor, job, body)
      return { id, name, query }
    },
    removeView: async ({ actor, params }) => ({
      undo: await removeView(deps, actor, await getOwnView(deps.db, actor, params.id)),
    }),
    tag: async ({ actor, params, body }) =>
      tagCandidates(deps, actor, await getOwnJob(deps.db, actor, params.id), body),
    tags: async ({ actor }) => ({ tags: await listCountedTags(deps.db, actor.companyId) }),
    renameTag: async ({ actor, params, body }) =>
      renameTag(deps, actor, await getOwnTag(deps.db, actor, params.id), body),
    removeTag: async ({ actor, params }) => ({
      undo: await removeTag(deps, actor, await getOwnTag(deps.db, actor, params.id)),
    }),
  }
}
