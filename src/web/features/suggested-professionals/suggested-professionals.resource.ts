import { useQuery } from '@tanstack/react-query'
import { suggestedProfessionalsContract } from '#contracts/suggested-professionals/suggested-professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { indexWait } from '#web/features/matching/index-wait.ts'

/** Professionals of the directory who fit a job and have not applied. */
export const useSuggestedProfessionals = (jobId: number) =>
  useQuery({
    queryKey: ['suggested-professionals', jobId],
    queryFn: () => api.call(suggestedProfessionalsContract.list, { params: { jobId } }),
    refetchInterval: ({ state }) => (state.data?.isApproximate ? indexWait : false),
  })
