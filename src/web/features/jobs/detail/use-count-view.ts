import { useEffect } from 'react'
import { jobViewsContract } from '#contracts/jobs/job-views.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/**
 * Reports that a job's page was shown. The server cannot count it, because the page may come from a cache. A failed report
 * is lost.
 */
export function useCountView(id: number): void {
  useEffect(() => {
    api.call(endpointRef(jobViewsContract.count), { params: { id } }).catch(() => {})
  }, [id])
}
