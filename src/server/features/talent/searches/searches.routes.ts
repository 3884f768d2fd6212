import type { talentSearchesContract, TalentSearchRow } from '#contracts/talent/talent-searches.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getComparedJob, getOwnSearch, openSearchLink } from '#server/features/talent/talent.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { SavedSearch } from './searches.queries.ts'
import { changeSearch, endSearchMail, getSearches, removeSearch, saveSearch } from './searches.service.ts'

const present = ({ id, name, query, jobId, isMailed }: SavedSearch): TalentSearchRow => ({
  id,
  name,
  query,
  jobId,
  isMailed,
})

export function talentSearchesRoutes(deps: Deps): Handlers<typeof talentSearchesContract> {
  return {
    list: async ({ actor }) => (await getSearches(deps, actor)).map(present),
    save: async ({ actor, body: { jobId, ...search } }) => {
      const job = jobId === undefined ? null : await getComparedJob(deps.db, actor, jobId)
      return present(await saveSearch(deps, actor, job, search))
    },
    change: async ({ actor, params, body }) =>
      present(await changeSearch(deps, await getOwnSearch(deps.db, actor, params.id), body.isMailed)),
    remove: async ({ actor, params }) => ({
      undo: await removeSearch(deps, actor, await getOwnSearch(deps.db, actor, params.id)),
    }),
    mailOfLink: async ({ params }) => {
      const { name, isMailed } = await openSearchLink(deps.db, params.token)
      return { name, isMailed }
    },
    endMail: async ({ params }) => {
      await endSearchMail(deps, await openSearchLink(deps.db, params.token))
      return { success: true, message: 'Ya no recibirás este aviso.' }
    },
  }
}
