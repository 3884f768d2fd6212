import type { Notification } from '#contracts/notifications.contract.ts'
import type { NotificationRow } from './notifications.queries.ts'

export function presentNotifications({
  rows,
  unreadCount,
}: {
  rows: NotificationRow[]
  unreadCount: number
}) {
  return { notifications: rows.map(presentNotification), unreadCount }
}

function presentNotification(row: NotificationRow): Notification {
  const { id, type, title, message, link } = row
  return { id, type, title, message, link, read: row.readAt !== null, createdAt: row.createdAt.toISOString() }
}
