import { useQuery } from '@tanstack/react-query'
import { interviewsContract } from '#contracts/interviews/interviews.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** The questions of a job's ad. */
export function useGuide(jobId: number) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['interview-guide', jobId],
    queryFn: () => api.call(interviewsContract.guide, { params: { id: jobId } }),
  })
  return { guide: data ?? null, isFailed: isError && !data, retry: () => void refetch() }
}
