import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { createResource, useResource } from '#web/lib/resource.ts'
import { pollEvery } from '#web/features/live/poll-every.ts'
import { useLive } from '#web/features/live/use-live.ts'

/** How many messages this account has not read. */
export const unreadResource = createResource(
  async () => (await api.call(endpointRef(conversationsContract.unread), {})).unreadCount,
  { every: pollEvery },
)

/** For the navigation; undefined until known. */
export function useUnreadMessages(): number | undefined {
  useLive('messages', () => void unreadResource.refresh())
  return useResource(unreadResource)
}
