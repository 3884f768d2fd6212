import type { jobViewsContract } from '#contracts/jobs/job-views.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { countJobView } from './job-views.service.ts'

export function jobViewsRoutes(deps: Deps): Handlers<typeof jobViewsContract> {
  return {
    count: async ({ actor, params, userAgent }) => {
      await countJobView(deps, actor, { jobId: params.id, userAgent })
    },
  }
}
