import type { jobViewsContract } from '#contracts/jobs/job-views.contract.ts'
import type { Deps } from '#server/deps.ts'
import { ownJob } from '#server/features/jobs/jobs.policy.ts'
import { readStatistics } from '#server/features/jobs/statistics/statistics.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { countJobView, countSeen } from './job-views.service.ts'

export function jobViewsRoutes(deps: Deps): Handlers<typeof jobViewsContract> {
  return {
    count: async ({ actor, params, query, userAgent }) => {
      await countJobView(deps, actor, { jobId: params.id, from: query.from, userAgent })
    },
    countSeen: async ({ actor, body, userAgent }) => {
      countSeen(deps, actor, { ids: body.ids, userAgent })
    },
    statistics: async ({ actor, params }) => readStatistics(deps, await ownJob(deps.db, actor, params.id)),
  }
}
