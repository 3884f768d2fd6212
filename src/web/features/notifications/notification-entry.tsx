import { Link } from 'react-router'
import type { Notification } from '#contracts/notifications/notifications.contract.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cx } from '#web/ui/look/cx.ts'
import { NotificationIcon } from './notification-icon.tsx'

const ROW =
  'flex w-full gap-3 rounded-ctl p-3 text-left no-underline hover:bg-sunken focus-visible:outline-offset-[-2px]'

/** A link if it has an address, else a button: either way a press marks it as read. */
export function NotificationEntry({
  notification,
  onOpen,
}: {
  notification: Notification
  onOpen: () => void
}) {
  const now = useNow()
  const content = (
    <>
      <NotificationIcon type={notification.type} />
      <span className="min-w-0 grow text-sm">
        <span className={cx('block wrap-anywhere', !notification.read && 'font-strong')}>
          {notification.title}
        </span>
        <span className="block text-ink-2 wrap-anywhere">{notification.message}</span>
        <span className="block text-xs text-ink-3">
          {relativeTime(new Date(notification.createdAt), now)}
        </span>
      </span>
      {!notification.read && (
        <span className="mt-1.5 size-2 flex-none bg-accent">
          <span className="sr-only">Sin leer</span>
        </span>
      )}
    </>
  )
  if (notification.link)
    return (
      <Link to={notification.link} onClick={onOpen} className={ROW}>
        {content}
      </Link>
    )
  return (
    <button type="button" onClick={onOpen} className={ROW}>
      {content}
    </button>
  )
}
