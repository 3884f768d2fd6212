import { userAccessContract } from '#contracts/admin/user-access.contract.ts'
import type { AdminUserSession } from '#contracts/admin/users.contract.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { orToast } from './use-user-acts.ts'

type UserSessionsProps = { userId: number; sessions: readonly AdminUserSession[]; manages: boolean }

/** The open sessions of an account, which end at once. */
export function UserSessions({ userId, sessions, manages }: UserSessionsProps) {
  const { refresh } = useRefresh()
  const now = useNow()
  const end = useAction(async (sessionId: number | null) => {
    await orToast(
      'No se pudo cerrar la sesión',
      sessionId === null
        ? api.call(userAccessContract.endUserSessions, { params: { id: userId } })
        : api.call(userAccessContract.endUserSession, { params: { id: userId, sessionId } }),
    )
    showToast({ title: sessionId === null ? 'Sesiones cerradas' : 'Sesión cerrada' })
    await refresh()
  })
  return (
    <Card
      title="Sesiones"
      action={
        manages && sessions.length > 1 ? (
          <Button variant="secondary" size="sm" disabled={end.isPending} onClick={() => void end.run(null)}>
            Cerrar todas
          </Button>
        ) : undefined
      }
    >
      {sessions.length === 0 ? (
        <p className="text-sm text-ink-2">No tiene sesiones abiertas.</p>
      ) : (
        <ul className="-my-2 divide-y divide-line text-sm">
          {sessions.map(({ id, device, createdAt, lastSeenAt }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
                <p className="wrap-anywhere">{device || 'Dispositivo desconocido'}</p>
                <p className="text-xs text-ink-2">
                  Activa: {relativeTime(new Date(lastSeenAt ?? createdAt), now)}
                </p>
              </div>
              {manages && (
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={end.isPending}
                  aria-label={`Cerrar la sesión de ${device || 'un dispositivo desconocido'}`}
                  onClick={() => void end.run(id)}
                >
                  Cerrar sesión
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
