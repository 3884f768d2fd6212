import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Message, Conversation } from '#contracts/conversations/conversations.contract.ts'
import { patchConversation } from './conversations.resource.ts'
import { callsOf } from './thread-calls.ts'
import { unreadResource } from './unread-messages.resource.ts'

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'

/** Whether the tab is visible; false on the server. */
const useIsVisible = () => useSyncExternalStore(subscribeToVisibility, isVisible, () => false)

/**
 * Marks the other party's messages as read once they are in view in a visible tab. `isAtEnd`: the newest messages are
 * visible.
 */
export function useMarkRead(
  conversation: Conversation | null,
  messages: readonly Message[] | null,
  isAtEnd: boolean,
): void {
  const queries = useQueryClient()
  const reportedId = useRef(0)
  const isSeen = useIsVisible() && isAtEnd
  const upToId = messages?.findLast(({ isOwn }) => !isOwn)?.id
  const hasUnread = conversation !== null && conversation.unreadCount > conversation.lockedCount
  const { serviceId = null, applicationId = null, companyId = 0 } = conversation ?? {}

  useEffect(() => {
    if (!isSeen || !hasUnread || upToId === undefined || upToId <= reportedId.current) return
    const before = reportedId.current
    reportedId.current = upToId
    void (async () => {
      try {
        const place = { serviceId, applicationId, companyId }
        const { unreadCount } = await callsOf(place).markRead(upToId)
        unreadResource.set(unreadCount)
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
