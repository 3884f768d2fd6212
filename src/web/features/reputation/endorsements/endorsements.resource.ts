import { useQuery, useQueryClient } from '@tanstack/react-query'
import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** Who endorsed which of a professional's skills. */
export function useEndorsements(professionalId: number) {
  const queries = useQueryClient()
  const queryKey = ['endorsements', professionalId]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call(reputationContract.endorsements, { params: { id: professionalId } }),
    // Other people change them.
    refetchOnMount: 'always',
  })
  return {
    data,
    isFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
    refresh: () => queries.invalidateQueries({ queryKey }),
  }
}
