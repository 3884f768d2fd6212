import type { companiesContract } from '#contracts/companies.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentOwnCompany } from './companies.presenter.ts'
import { getOwnCompany } from './companies.service.ts'

export function companiesRoutes({ db }: Deps): Handlers<typeof companiesContract> {
  return { me: async ({ actor }) => presentOwnCompany(await getOwnCompany(db, actor.companyId)) }
}
