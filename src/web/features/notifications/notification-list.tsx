import CheckCheck from 'lucide-react/icons/check-check'
import { Link } from 'react-router'
import type { Notification } from '#contracts/notifications.contract.ts'
import { relativeTime } from '#domain/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Chakana } from '#web/ui/motif/chakana.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { NotificationIcon } from './notification-icon.tsx'
import type { useNotifications } from './use-notifications.ts'

type NotificationListProps = ReturnType<typeof useNotifications> & { onDone: () => void }

/** What the bell opens: the latest first, each with its sign, its age and the page that it is about. */
export function NotificationList({ onDone, ...inbox }: NotificationListProps) {
  return (
    <div>
      <div className="sticky top-0 z-sticky flex min-h-14 items-center justify-between gap-3 border-b border-line bg-surface py-2 pr-2 pl-5">
        <h2 className="text-h4">Notificaciones</h2>
        {inbox.unread > 0 && (
          <Button variant="quiet" size="sm" onClick={inbox.readAll}>
            <CheckCheck className="icon" />
            Marcar todas como leídas
          </Button>
        )}
      </div>
      {inbox.notifications.length > 0 ? (
        <ul className="grid gap-0.5 p-2">
          {inbox.notifications.map((notification) => (
            <li key={notification.id}>
              <Entry
                notification={notification}
                onOpen={() => {
                  inbox.read(notification)
                  if (notification.link) onDone()
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <NothingYet {...inbox} />
      )}
    </div>
  )
}

function NothingYet({
  isLoading,
  isFailed,
  retry,
}: Pick<NotificationListProps, 'isLoading' | 'isFailed' | 'retry'>) {
  if (isLoading)
    return (
      <p className="flex items-center justify-center gap-3 p-8 text-sm text-ink-2">
        <Spinner /> Cargando
      </p>
    )
  if (isFailed)
    return (
      <div role="alert" className="grid justify-items-center gap-3 p-8 text-center text-sm text-ink-2">
        No pudimos cargar tus notificaciones.
        <Button variant="secondary" size="sm" onClick={retry}>
          Reintentar
        </Button>
      </div>
    )
  return (
    <div className="grid justify-items-center gap-3 px-5 py-8 text-center">
      <Chakana />
      <p className="font-strong">No tienes notificaciones</p>
    </div>
  )
}

const ROW =
  'flex w-full gap-3 rounded-ctl p-3 text-left no-underline hover:bg-sunken focus-visible:outline-offset-[-2px]'

/** A link when it leads somewhere, else a button: either way a press marks it read. */
function Entry({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const now = useNow()
  const content = (
    <>
      <NotificationIcon type={notification.type} />
      <span className="min-w-0 grow text-sm">
        <span className={cx('block', !notification.read && 'font-strong')}>{notification.title}</span>
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
