import { useQuery, useQueryClient } from '@tanstack/react-query'
import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** Companies' reviews of a professional's services, with the replies. */
export function useReviews(professionalId: number) {
  const queries = useQueryClient()
  const queryKey = ['reviews', professionalId]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call(reputationContract.reviews, { params: { id: professionalId } }),
    // Other people write them.
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
