import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { unreadWords } from './inbox.ts'
import { NotificationEntry } from './notification-entry.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import type { PreferencesFormProps } from './preferences-form.tsx'
import { ReadAll } from './read-all.tsx'
import { type NotificationPage, useAllNotifications } from './all-notifications.resource.ts'
import { useNotifications } from './notifications.resource.ts'

type AllNotificationsProps = PreferencesFormProps & { first: NotificationPage }

/** The page in both panels: every notification, and the preferences. */
export function AllNotifications({ first, ...choice }: AllNotificationsProps) {
  const all = useAllNotifications(first)
  const inbox = useNotifications()
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>Notificaciones</h1>
        <div className="flex flex-wrap gap-2">
          {/* Only a wide screen has room for the preferences beside the list. */}
          <LinkButton to="#preferencias" variant="quiet" size="sm" className="-ml-3 xl:hidden">
            Elegir cuáles recibo
          </LinkButton>
          {inbox.unread > 0 && <ReadAll variant="secondary" onPress={inbox.readAll} />}
        </div>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <Card padding="none">
          <h2 className="sr-only">Todas</h2>
          {all.notifications.length === 0 ? (
            <EmptyState title="No tienes notificaciones" level={3}>
              Aquí verás lo que pasa con tus postulaciones, mensajes y servicios.
            </EmptyState>
          ) : (
            <ul
              aria-label={['Todas las notificaciones', unreadWords(inbox.unread)].filter(Boolean).join(', ')}
              className="p-2"
            >
              {all.notifications.map((notification) => (
                <li key={notification.id} className="border-line py-0.5 not-last:border-b">
                  <NotificationEntry notification={notification} onOpen={() => inbox.read(notification)} />
                </li>
              ))}
            </ul>
          )}
          {all.isOlderFailed && (
            <div className="px-5 pb-3">
              <Note tone="bad">No pudimos cargar las anteriores. Inténtalo otra vez.</Note>
            </div>
          )}
          {all.hasOlder && (
            <div className="border-t border-line p-3 text-center">
              <Button variant="quiet" size="sm" onClick={all.loadOlder} busy={all.isLoadingOlder}>
                Ver anteriores
              </Button>
            </div>
          )}
        </Card>
        <PreferencesCard {...choice} />
      </div>
    </>
  )
}
