import type { NotificationPreference } from '#contracts/notifications/notifications.contract.ts'
import type { NotificationChannel } from '#contracts/notifications/notifications-vocabulary.ts'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { preferenceWords } from './preference.words.ts'
import { usePreferences } from './preferences.resource.ts'

export type PreferencesFormProps = {
  kind: 'professional' | 'company'
  /** The loaded preferences; when left out, they are requested. */
  known?: { preferences: NotificationPreference[] }
}

const channels: { channel: NotificationChannel; head: string; name: string }[] = [
  { channel: 'bell', head: 'Campana', name: 'en la campana' },
  { channel: 'email', head: 'Correo', name: 'por correo' },
]

/** A switch for each kind of notification and channel, saved at once. */
export function PreferencesForm({ kind, known }: PreferencesFormProps) {
  const { preferences, isFailed, isFetching, retry, choose } = usePreferences(known)
  if (isFailed)
    return (
      <ErrorState title="Error al cargar tus preferencias" level={3} onRetry={retry} retrying={isFetching}>
        Revisa tu conexión e inténtalo otra vez.
      </ErrorState>
    )
  if (!preferences) return <Loading />
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Qué avisos recibes y por dónde</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-2">
          <th scope="col" className="py-2 text-left font-strong">
            Aviso
          </th>
          {channels.map(({ channel, head }) => (
            <th key={channel} scope="col" className="w-18 py-2 text-center font-strong">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => {
          const words = preferenceWords[kind][preference.type]
          if (!words) return null
          return (
            <tr key={preference.type} className="border-line not-last:border-b">
              <th scope="row" className="py-3 pr-2 text-left">
                <span className="block font-strong">{words.title}</span>
                <span className="block text-xs font-body text-ink-2">{words.detail}</span>
              </th>
              {channels.map(({ channel, name }) => (
                <td key={channel} className="py-3">
                  <span className="grid justify-items-center">
                    {preference.isFixed ? (
                      <span className="text-xs text-ink-2">Siempre</span>
                    ) : (
                      <Switch
                        label={<span className="sr-only">{`${words.title} ${name}`}</span>}
                        checked={preference[channel]}
                        onChange={({ target }) =>
                          choose({ type: preference.type, channel, isOn: target.checked })
                        }
                      />
                    )}
                  </span>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Cargando tus preferencias</span>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  )
}
