import { useQuery } from '@tanstack/react-query'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** Companies by words of their name. The previous ones stay visible while others load. */
export const useFoundCompanies = (q: string, enabled: boolean) =>
  useQuery({
    queryKey: ['companies', 'by-name', q],
    queryFn: () => api.call(companiesContract.search, { query: { q } }),
    enabled,
    placeholderData: (before) => before,
  })
