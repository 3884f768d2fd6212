import { useQuery } from '@tanstack/react-query'
import { helpContract } from '#contracts/help/help.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/** The terms that a registration accepts. */
export const useTerms = () =>
  useQuery({
    queryKey: ['policy', 'terminos'],
    queryFn: () =>
      api.call(endpointRef(helpContract.policy), {
        params: { slug: 'terminos' },
      }),
  })
