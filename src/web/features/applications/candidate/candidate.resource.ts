import { useQuery, useQueryClient } from '@tanstack/react-query'
import { candidateContract } from '#contracts/applications/candidate.contract.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api } from '#web/lib/api-client.ts'

/** Everything that happened with a candidate, kept up to date. */
export function useTimeline(id: number) {
  const queries = useQueryClient()
  const queryKey = ['candidate-timeline', id]
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call(candidateContract.timeline, { params: { id } }),
    gcTime: 0,
  })
  const refresh = () => void queries.invalidateQueries({ queryKey })
  useLive(['applications', 'candidate-team', 'interviews'], refresh)
  return { entries: data?.entries ?? null, isFailed: isError && !data, retry: () => void refetch() }
}

/** The text of the candidate's CV with what the job asks marked in it. It does not change while the page is open. */
export function useCvText(id: number, hasCv: boolean) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['candidate-cv', id],
    queryFn: () => api.call(candidateContract.cvText, { params: { id } }),
    enabled: hasCv,
    staleTime: Infinity,
    retry: false,
  })
  return { reading: data ?? null, isFailed: isError, retry: () => void refetch() }
}

/** The facts of the candidate with their lines. Like the CV, they do not change while the page is open. */
export function useSummary(id: number) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['candidate-summary', id],
    queryFn: () => api.call(candidateContract.summary, { params: { id } }),
    staleTime: Infinity,
    retry: false,
  })
  return { summary: data ?? null, isFailed: isError && !data, retry: () => void refetch() }
}
