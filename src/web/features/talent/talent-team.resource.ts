import { useQuery, useQueryClient } from '@tanstack/react-query'
import { talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import { talentContract } from '#contracts/talent/talent.contract.ts'
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

/** The filters of an address as the call takes them. */
function valuesOf(query: string): Record<string, string[]> {
  const params = new URLSearchParams(query)
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))
}

/** How many people each value of a filter would leave; `query`: the filters as in the address. */
export const useTalentCounts = (query: string) =>
  useQuery({
    queryKey: ['talent-counts', query],
    queryFn: () => api.call(talentContract.counts, { query: valuesOf(query) }),
    // The counts of before stay until the new ones are there.
    placeholderData: (before) => before,
  })

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
