import type { HireParty } from '#domain/orders/hire-steps.ts'
import { useResource } from '#web/lib/resource.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { ownHiresResource } from '#web/features/services/own-hires.resource.ts'

/** The statuses that wait for each side. */
const waiting = { professional: 'requested', company: 'delivered' } as const

/** For the navigation: how many hires wait for the professional's answer, or for the company to accept the delivery. */
export function useWaitingHires(viewer: HireParty): number {
  useLive('hires', () => void ownHiresResource.refresh())
  const hires = useResource(ownHiresResource)
  return hires?.filter(({ status }) => status === waiting[viewer]).length ?? 0
}
