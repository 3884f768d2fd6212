import type { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, useResource } from '#web/lib/resource.ts'
import { useLive } from '#web/features/live/use-live.ts'

/** How many messages nobody of this account has opened; asked as often as the bell. */
export const unreadResource = createResource(
  async () =>
    (await api.call(endpointRef<typeof conversationsContract.unread>('GET', '/api/conversations/unread'), {}))
      .unreadCount,
  { every: 15_000 },
)

/** For the navigation; undefined until it is known. */
export function useUnreadMessages(): number | undefined {
  useLive('messages', () => void unreadResource.refresh())
  return useResource(unreadResource)
}
