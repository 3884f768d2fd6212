import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, useResource } from '#web/lib/resource.ts'

/** The applications of the signed-in professional, for public pages. Whatever sends or withdraws one sets it to undefined. */
export const ownApplicationsResource = createResource(() =>
  api.call(endpointRef(applicationsContract.mine), {}),
)

/** The professional's active application to a job; null when there is none, undefined while unknown. */
export function useOwnApplication(jobId: number, enabled: boolean) {
  const data = useResource(ownApplicationsResource, enabled)
  return (
    data?.find((application) => application.jobId === jobId && application.withdrawnAt === null) ??
    (data && null)
  )
}
