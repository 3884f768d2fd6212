import { useQuery, useQueryClient } from '@tanstack/react-query'
import { talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import { talentSearchesContract } from '#contracts/talent/talent-searches.contract.ts'
import { api } from '#web/lib/api-client.ts'

const poolsKey = ['talent-pools']
const searchesKey = ['talent-searches']

/** The lists of people of the company. */
export const usePools = () =>
  useQuery({ queryKey: poolsKey, queryFn: () => api.call(talentPoolsContract.list, {}) })

/** The searches that the person saved. */
export const useSearches = () =>
  useQuery({ queryKey: searchesKey, queryFn: () => api.call(talentSearchesContract.list, {}) })

/** Loads both again. */
export function useTeamRefresh() {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: poolsKey }),
      queries.invalidateQueries({ queryKey: searchesKey }),
    ])
  }
}
