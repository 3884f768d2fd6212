import type { matchingReportsContract } from '#contracts/admin/matching-reports.contract.ts'
import type { Deps } from '#server/deps.ts'
import { countedLately } from '#server/features/admin/figures/figures.service.ts'
import { questions } from '#server/features/admin/figures/standing.ts'
import { pageOfApplications } from '#server/features/applications/administration/all-applications.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { toMatchingApplication } from './matching-reports.presenter.ts'

export function matchingReportsRoutes(deps: Deps): Handlers<typeof matchingReportsContract> {
  return {
    async matchingApplications({ query: { before, ...filters }, setHeader }) {
      const { applications, total, hasOlder } = await pageOfApplications(deps, filters, before)
      setHeader('x-total-count', String(total))
      const oldest = applications.at(-1)
      if (hasOlder && oldest)
        setHeader('link', olderLink('/api/admin/matching-reports/applications', filters, oldest.id))
      return applications.map(toMatchingApplication)
    },
    matchingMetrics: ({ query }) => countedLately(deps, questions.matching(deps, query)),
  }
}
