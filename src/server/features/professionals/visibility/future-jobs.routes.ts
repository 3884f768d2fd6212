import type { futureJobsContract } from '#contracts/professionals/future-jobs.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { getFutureJobs, takeBackFutureJobs } from './future-jobs.service.ts'

export function futureJobsRoutes(deps: Deps): Handlers<typeof futureJobsContract> {
  return {
    list: async ({ actor }) =>
      (await getFutureJobs(deps, actor)).map(({ companyId, name, givenAt }) => ({
        companyId,
        name,
        givenAt: givenAt.toISOString(),
      })),
    takeBack: async ({ actor, params }) => {
      await takeBackFutureJobs(deps, actor, params.companyId)
    },
  }
}
