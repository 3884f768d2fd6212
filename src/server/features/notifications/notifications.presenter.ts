import type { Notification } from '#contracts/notifications/notifications.contract.ts'
import type { NotificationRow } from './notifications.queries.ts'

interface NotificationList {
  rows: NotificationRow[]
  unreadCount: number
  hasMore: boolean
}

export const presentNotifications = ({ rows, unreadCount, hasMore }: NotificationList) => ({
  notifications: rows.map(presentNotification),
  unreadCount,
  hasMore,
})

function presentNotification(row: NotificationRow): Notification {
  const { id, type, title, message, link } = row
  return { id, type, title, message, link, read: row.readAt !== null, createdAt: row.createdAt.toISOString() }
}
