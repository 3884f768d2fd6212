import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Invitation, invitationsContract } from '#contracts/invitations/invitations.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useLive } from '#web/features/live/use-live.ts'

/** The people whom the company invited to a job. `change` shows a change before the next request. */
export function useInvitations(jobId: number) {
  const queries = useQueryClient()
  const queryKey = ['invitations', jobId]
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call(invitationsContract.list, { params: { jobId } }),
  })
  useLive('applications', () => void refetch())
  return {
    invitations: data,
    isFailed: isError,
    isFetching,
    retry: () => void refetch(),
    change: (next: (list: Invitation[]) => Invitation[]) =>
      queries.setQueryData<Invitation[]>(queryKey, (list = []) => next(list)),
  }
}
