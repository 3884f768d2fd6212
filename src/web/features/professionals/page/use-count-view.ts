import { useEffect } from 'react'
import type { profileViewsContract } from '#contracts/professionals/profile-views.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/** Says that a profile was opened, once it is shown. A page that is kept for everyone counts like any other; what is not counted is lost. */
export function useCountView(id: number): void {
  useEffect(() => {
    api
      .call(endpointRef<typeof profileViewsContract.count>('POST', '/api/professionals/:id/views'), {
        params: { id },
      })
      .catch(() => {})
  }, [id])
}
