import { useEffect } from 'react'
import { profileViewsContract } from '#contracts/professionals/profile-views.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/**
 * Reports that a profile was shown. The server cannot count it, because the page may come from a cache. A failed report is
 * lost.
 */
export function useCountView(id: number): void {
  useEffect(() => {
    api
      .call(endpointRef(profileViewsContract.count), {
        params: { id },
      })
      .catch(() => {})
  }, [id])
}
