import type { companyCandidatesContract } from '#contracts/company-candidates.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentCompanyCandidate } from './applications.presenter.ts'
import { listCandidatesOfCompany } from './company-candidates.service.ts'

export function companyCandidatesRoutes(deps: Deps): Handlers<typeof companyCandidatesContract> {
  return {
    list: async ({ actor, query }) => {
      const found = await listCandidatesOfCompany(deps, actor, query)
      return { ...found, candidates: found.candidates.map(presentCompanyCandidate) }
    },
  }
}
