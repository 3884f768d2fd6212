import { useEffect } from 'react'
import type { jobViewsContract } from '#contracts/jobs/job-views.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/** Says that the page of a job was opened, once it is shown. A page that is kept for everyone counts like any other; what is not counted is lost. */
export function useCountView(id: number): void {
  useEffect(() => {
    api
      .call(endpointRef<typeof jobViewsContract.count>('POST', '/api/jobs/:id/views'), { params: { id } })
      .catch(() => {})
  }, [id])
}
