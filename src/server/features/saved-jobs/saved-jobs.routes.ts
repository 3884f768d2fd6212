import type { savedJobsContract } from '#contracts/saved-jobs/saved-jobs.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import {
  listJobsWithState,
  listSavedIds,
  listSavedJobs,
  removeSaved,
  saveJob,
  takeOverSaved,
} from './saved-jobs.service.ts'

export function savedJobsRoutes(deps: Deps): Handlers<typeof savedJobsContract> {
  return {
    list: async ({ actor }) => listSavedJobs(deps, actor),
    ids: async ({ actor }) => ({ jobIds: await listSavedIds(deps, actor) }),
    lookup: async ({ query }) => listJobsWithState(deps, query.ids),
    takeOver: async ({ actor, body }) => ({ jobIds: await takeOverSaved(deps, actor, body.jobIds) }),
    save: async ({ actor, params }) => {
      await saveJob(deps, actor, params.jobId)
    },
    remove: async ({ actor, params }) => ({ undo: await removeSaved(deps, actor, params.jobId) }),
  }
}
