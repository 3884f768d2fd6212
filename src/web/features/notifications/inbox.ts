import type { Notification } from '#contracts/notifications/notifications.contract.ts'

export type Inbox = { notifications: Notification[]; unreadCount: number }

/** The inbox after this notification was read. */
export function withRead(inbox: Inbox, id: number): Inbox {
  const wasUnread = inbox.notifications.some((item) => item.id === id && !item.read)
  return {
    notifications: inbox.notifications.map((item) => (item.id === id ? { ...item, read: true } : item)),
    unreadCount: Math.max(0, inbox.unreadCount - (wasUnread ? 1 : 0)),
  }
}

/** The inbox with everything read, also beyond the listed ones. */
export const withAllRead = (inbox: Inbox): Inbox => ({
  notifications: inbox.notifications.map((item) => ({ ...item, read: true })),
  unreadCount: 0,
})

/** '1 sin leer', '120 sin leer'; '' when everything is read. */
export const unreadWords = (count: number) => (count > 0 ? `${count} sin leer` : '')
