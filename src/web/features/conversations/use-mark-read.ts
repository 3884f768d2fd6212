import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Message } from '#contracts/conversations/conversations.contract.ts'
import { patchConversation } from './conversations.resource.ts'
import { callsOf } from './thread-calls.ts'
import { unreadResource } from './unread-messages.resource.ts'
import type { Place } from './viewer.ts'

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'

/** Whether the tab is visible; false on the server. */
const useIsVisible = () => useSyncExternalStore(subscribeToVisibility, isVisible, () => false)

/**
 * Marks the other party's messages as read once they are in view in a visible tab. `unreadCount`: how many the viewer may read. `isAtEnd`: the newest messages are
 * visible.
 */
export function useMarkRead(
  { serviceId, applicationId, companyId }: Place,
  unreadCount: number,
  { messages, isAtEnd }: { messages: readonly Message[] | null; isAtEnd: boolean },
): void {
  const queries = useQueryClient()
  const reportedId = useRef(0)
  const isSeen = useIsVisible() && isAtEnd
  const upToId = messages?.findLast(({ isOwn }) => !isOwn)?.id
  const hasUnread = unreadCount > 0

  useEffect(() => {
    if (!isSeen || !hasUnread || upToId === undefined || upToId <= reportedId.current) return
    const before = reportedId.current
    reportedId.current = upToId
    void (async () => {
      try {
        const place = { serviceId, applicationId, companyId }
        const left = await callsOf(place).markRead(upToId)
        unreadResource.set(left.unreadCount)
        patchConversation(queries, place, ({ lockedCount }) => ({
          unreadCount: lockedCount,
        }))
      } catch {
        // Retried with the next message or when the tab is next visible.
        reportedId.current = before
      }
    })()
  }, [isSeen, hasUnread, upToId, serviceId, applicationId, companyId, queries])
}
