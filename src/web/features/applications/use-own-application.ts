import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'

export const ownApplicationsKey = ['applications', 'mine'] as const

/** The signed-in professional's standing application to a job; null without one, undefined while it is not known. */
export function useOwnApplication(jobId: number, enabled: boolean) {
  const { data } = useQuery({
    queryKey: ownApplicationsKey,
    queryFn: () => api.call(refs.ownApplications, {}),
    enabled,
  })
  return (
    data?.find((application) => application.jobId === jobId && application.withdrawnAt === null) ??
    (data && null)
  )
}
