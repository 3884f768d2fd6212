import { api } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { createResource, useResource } from '#web/lib/resource.ts'
import { useLive } from '../live/use-live.ts'

/** How many messages nobody of this account has opened; asked as often as the bell. */
export const unreadResource = createResource(
  async () => (await api.call(refs.unreadMessages, {})).unreadCount,
  { every: 15_000 },
)

/** For the navigation; undefined until it is known. */
export function useUnreadMessages(): number | undefined {
  useLive('messages', () => void unreadResource.refresh())
  return useResource(unreadResource)
}
