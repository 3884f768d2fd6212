import { Link } from 'react-router'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { Chakana } from '#web/ui/look/motif/chakana.tsx'
import { Spinner } from '#web/ui/state/spinner.tsx'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { NotificationEntry } from './notification-entry.tsx'
import { notificationPages } from './notifications.address.ts'
import { ReadAll } from './read-all.tsx'
import type { useNotifications } from './notifications.resource.ts'

type NotificationListProps = ReturnType<typeof useNotifications> & { onDone: () => void }

/** The bell's list: the latest first, each with icon, age and link. */
export function NotificationList({ onDone, ...inbox }: NotificationListProps) {
  return (
    <div>
      <div className="sticky top-0 z-sticky flex min-h-14 items-center justify-between gap-3 border-b border-line bg-surface py-2 pr-2 pl-5">
        <h2 className="text-h4">Notificaciones</h2>
        {inbox.unread > 0 && <ReadAll variant="quiet" onPress={inbox.readAll} />}
      </div>
      {inbox.notifications.length > 0 ? (
        <ul className="grid gap-0.5 p-2">
          {inbox.notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationEntry
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
      <MoreAboutThem onDone={onDone} />
    </div>
  )
}

/** Links to older ones and to the preferences. */
function MoreAboutThem({ onDone }: Pick<NotificationListProps, 'onDone'>) {
  const session = useSession()
  if (session.status !== 'user') return null
  const page = notificationPages[session.user.userType]
  const link = 'rounded-ctl px-3 py-2.5 text-sm no-underline hover:bg-sunken'
  return (
    <nav
      aria-label="Más sobre tus notificaciones"
      className="sticky bottom-0 flex justify-between border-t border-line bg-surface px-2 py-1"
    >
      <Link to={page} onClick={onDone} className={cx(link, 'font-strong text-accent-ink')}>
        Ver todas
      </Link>
      <Link to={`${page}#preferencias`} onClick={onDone} className={cx(link, 'text-ink-2')}>
        Elegir cuáles recibo
      </Link>
    </nav>
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
