import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import type { ApiClient } from '#web/lib/api-client.ts'
import type { OwnPlan } from './own-plan.ts'

/** The viewer's plan, for a loader. */
export async function readOwnPlan(api: ApiClient): Promise<Exclude<OwnPlan, { kind: 'loading' }>> {
  const { user } = await api.call(accountsContract.session, {})
  if (user?.userType === 'professional')
    return { kind: 'professional', professional: await api.call(professionalsContract.me, {}) }
  if (user?.userType === 'company')
    return { kind: 'company', company: await api.call(companiesContract.me, {}) }
  return { kind: 'visitor' }
}
