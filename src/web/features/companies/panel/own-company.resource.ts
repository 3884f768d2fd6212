import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, useResource } from '#web/lib/resource.ts'
import { useIsCompany } from '#web/features/accounts/session/session.resource.ts'

/** The signed-in company, for public pages. Whatever changes its plan or its jobs sets it to undefined. */
export const ownCompanyResource = createResource(() => api.call(endpointRef(companiesContract.me), {}))

/** Whether the viewing company published this ad; false until known. */
export function useIsOwnJob({ company }: { company: { id: number | null } }): boolean {
  const own = useResource(ownCompanyResource, useIsCompany())
  return own?.id === company.id
}
