import { useEffect } from 'react'
import { jobViewsContract } from '#contracts/jobs/job-views.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/** Reports that a list showed these jobs. A failed report is lost. */
export function useCountSeen(jobs: readonly { id: number }[]): void {
  const ids = String(jobs.map(({ id }) => id))
  useEffect(() => {
    if (ids)
      api
        .call(endpointRef(jobViewsContract.countSeen), { body: { ids: ids.split(',').map(Number) } })
        .catch(() => {})
  }, [ids])
}
