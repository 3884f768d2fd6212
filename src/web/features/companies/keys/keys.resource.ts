import { useQuery } from '@tanstack/react-query'
import { companyKeysContract } from '#contracts/companies/keys.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** What a key was used for, up to now. */
export const useKeyUse = (id: number) =>
  useQuery({
    queryKey: ['company-key-use', id],
    queryFn: () => api.call(companyKeysContract.use, { params: { id } }),
    staleTime: 0,
  })
