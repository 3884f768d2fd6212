import { jobViewsContract } from '#contracts/jobs/job-views.contract.ts'
import { useEffect } from 'react'
import { noteVisit } from './visit-from.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/**
 * Reports that a job's page was shown, and where its reader comes from. The server cannot count it, because the page may come
 * from a cache. A failed report is lost.
 */
export function useCountView(id: number): void {
  useEffect(() => {
    const from = noteVisit(id)
    api.call(endpointRef(jobViewsContract.count), { params: { id }, query: { from } }).catch(() => {})
  }, [id])
}
