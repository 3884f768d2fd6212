import { useQuery } from '@tanstack/react-query'
import { matchingContract } from '#contracts/matching/matching.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { indexWait } from './index-wait.ts'

export const recommendationsKey = ['recommendations'] as const
const limit = 20

export function useRecommendations() {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: recommendationsKey,
    queryFn: () => api.call(matchingContract.recommendedJobs, { query: { limit } }),
    // A profile saved a moment ago must count at once.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isApproximate ? indexWait : false),
  })
  return { data, isPending, isFailed: isError && !data, isFetching, retry: () => void refetch() }
}
