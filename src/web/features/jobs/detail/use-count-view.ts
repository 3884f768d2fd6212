import { jobViewsContract } from '#contracts/jobs/job-views.contract.ts'
import { useEffect } from 'react'
import { api, endpointRef } from '#web/lib/api-client.ts'

/**
 * Reports that a job's page was shown, and where its reader comes from. The server cannot count it, because the page may come
 * from a cache. A failed report is lost.
 */
export function useCountView(id: number): void {
  useEffect(() => {
    // The router numbers the pages that were opened one from another.
    const from = history.state?.idx ? 'site' : document.referrer.slice(0, 500)
    api.call(endpointRef(jobViewsContract.count), { params: { id }, query: { from } }).catch(() => {})
  }, [id])
}
