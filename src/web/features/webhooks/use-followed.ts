import { useEffect } from 'react'
import type { Delivery } from '#contracts/webhooks/webhooks.contract.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { pollFor } from './webhooks.resource.ts'

/** Reloads the list while one of its deliveries is on its way. */
export function useFollowed(deliveries: readonly Pick<Delivery, 'status' | 'nextAt'>[]): void {
  const { refresh, isRefreshing } = useRefresh()
  useEffect(() => {
    const wait = pollFor(deliveries)
    if (wait === false || isRefreshing) return undefined
    const timer = setTimeout(() => void refresh(), wait)
    return () => clearTimeout(timer)
  }, [deliveries, isRefreshing, refresh])
}
