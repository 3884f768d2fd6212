import type { companiesContract } from '#contracts/companies/companies.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { findCompaniesByName } from './companies.queries.ts'
import { presentOwnCompany, presentPublicCompany } from './companies.presenter.ts'
import { changeCompany, getOwnCompany, getPublicCompany } from './companies.service.ts'

export function companiesRoutes(deps: Deps): Handlers<typeof companiesContract> {
  return {
    get: async ({ params }) => presentPublicCompany(await getPublicCompany(deps, params.id)),
    search: ({ query }) => findCompaniesByName(deps.db, query.q),
    me: async ({ actor }) => presentOwnCompany(await getOwnCompany(deps.db, actor.companyId)),
    change: async ({ actor, body }) => {
      await changeCompany(deps, actor, body)
      return presentOwnCompany(await getOwnCompany(deps.db, actor.companyId))
    },
  }
}
