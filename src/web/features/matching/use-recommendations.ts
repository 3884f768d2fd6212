import { useQuery } from '@tanstack/react-query'
import { matchingContract } from '#contracts/matching/matching.contract.ts'
import { api } from '#web/lib/api-client.ts'

export const recommendationsKey = ['recommendations'] as const
const limit = 20
/** While the server's index is loading the list is approximate: it asks again soon. In milliseconds. */
const loadingWait = 3000

/** The jobs that fit the signed-in professional. */
export function useRecommendations() {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: recommendationsKey,
    queryFn: () => api.call(matchingContract.recommendedJobs, { query: { limit } }),
    // What was just saved in the profile counts at once.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isApproximate ? loadingWait : false),
  })
  return { data, isPending, isFailed: isError && !data, isFetching, retry: () => void refetch() }
}
