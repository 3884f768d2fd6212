import type { companyCandidatesContract } from '#contracts/applications/company-candidates.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentCompanyCandidate } from '#server/features/applications/applications.presenter.ts'
import { countOfCompany } from './company-candidates.queries.ts'
import { listCandidatesOfCompany } from './company-candidates.service.ts'

export function companyCandidatesRoutes(deps: Deps): Handlers<typeof companyCandidatesContract> {
  return {
    list: async ({ actor, query: { humanReview, ...query } }) => {
      const found = await listCandidatesOfCompany(deps, actor, {
        ...query,
        awaitsHumanReview: humanReview === '1',
      })
      return { ...found, candidates: found.candidates.map(presentCompanyCandidate) }
    },
    counts: ({ actor }) => countOfCompany(deps.db, actor.companyId),
  }
}
