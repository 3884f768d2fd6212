import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { type OwnSession, ownAccountContract } from '#contracts/accounts/own-account.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { api } from '#web/lib/api-client.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** The open sessions of the account. Null: could not be loaded. */
export function SessionsCard({ sessions }: { sessions: readonly OwnSession[] | null }) {
  const { refresh, isRefreshing } = useRefresh()
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null)
  const [busy, setBusy] = useState(false)
  const now = useNow()

  async function end(what: OwnSession | 'others') {
    setBusy(true)
    try {
      if (what === 'others') await api.call(ownAccountContract.endOtherSessions, {})
      else await api.call(ownAccountContract.endSession, { params: { id: what.id } })
      showToast({ title: what === 'others' ? 'Cerramos tus otras sesiones' : 'Sesión cerrada' })
      setAsked(null)
      await refresh()
    } catch {
      showToast({ title: 'No pudimos cerrar la sesión. Inténtalo otra vez.', tone: 'destructive' })
    }
    setBusy(false)
  }

  if (sessions === null)
    return (
      <Card title="Sesiones abiertas">
        <ErrorState
          title="Error al cargar tus sesiones"
          level={3}
          retrying={isRefreshing}
          onRetry={() => void refresh()}
        />
      </Card>
    )
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <Card
      title={<span id="sesiones">Sesiones abiertas</span>}
      action={
        hasOthers && (
          <Button variant="secondary" size="sm" onClick={() => setAsked('others')}>
            Cerrar las demás
          </Button>
        )
      }
    >
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <span className="text-h4 text-ink-3">
              {/Android|iPhone|iPad/.test(session.device) ? (
                <Smartphone className="icon" />
              ) : (
                <Laptop className="icon" />
              )}
            </span>
            <div className="min-w-0 grow basis-48">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-strong">
                {session.device || 'Dispositivo desconocido'}
                {session.isCurrent && <Badge tone="ok">Esta sesión</Badge>}
              </p>
              <p className="text-xs text-ink-2">
                Desde el {formatDateTime(new Date(session.startedAt))}
                {!session.isCurrent && now && ` · Vista: ${relativeTime(new Date(session.lastSeenAt), now)}`}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Cerrar la sesión de ${session.device || 'un dispositivo desconocido'}`}
                onClick={() => setAsked(session)}
              >
                Cerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void end(asked)}
        title={asked === 'others' ? 'Cerrar las demás sesiones' : 'Cerrar la sesión'}
        description={
          asked === 'others'
            ? 'Solo queda abierta la de este dispositivo. En los demás habrá que entrar de nuevo.'
            : `${asked?.device || 'Ese dispositivo'} tendrá que entrar de nuevo.`
        }
        confirmLabel="Cerrar"
        busy={busy}
      />
    </Card>
  )
}
