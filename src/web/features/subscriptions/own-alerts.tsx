import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  type AlertFrequency,
  type JobAlert,
  subscriptionsContract,
} from '#contracts/subscriptions/subscriptions.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { offerUndo } from '#web/features/acts/offer-undo.ts'
import { storedSearchHref } from '#domain/jobs/job.address.ts'
import { frequencies } from './frequency-choice.tsx'

/** The alerts of the signed-in person: search, frequency and cancellation. */
export function OwnAlerts({ loaded }: { loaded: readonly JobAlert[] }) {
  const [alerts, setAlerts] = useState(loaded)
  const [doomed, setDoomed] = useState<JobAlert | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { refresh } = useRefresh()
  const failed = () => showToast({ title: 'No se pudo guardar el cambio', tone: 'destructive' })

  const change = async (alert: JobAlert, frequency: AlertFrequency) => {
    const replace = (next: JobAlert) =>
      setAlerts((all) => all.map((one) => (one.id === next.id ? next : one)))
    replace({ ...alert, frequency })
    try {
      replace(
        await api.call(endpointRef(subscriptionsContract.changeAlert), {
          params: { id: alert.id },
          body: { frequency },
        }),
      )
      showToast({ title: 'Frecuencia guardada' })
    } catch {
      replace(alert)
      failed()
    }
  }
  const end = async (alert: JobAlert) => {
    setBusy(true)
    try {
      const { undo } = await api.call(endpointRef(subscriptionsContract.deleteAlert), {
        params: { id: alert.id },
      })
      setAlerts((all) => all.filter((one) => one.id !== alert.id))
      const onUndone = () => setAlerts(alerts)
      offerUndo(undo, { title: 'Alerta eliminada', description: alert.words, onUndone }, refresh)
    } catch {
      failed()
    }
    setBusy(false)
    setDoomed(null)
  }

  if (alerts.length === 0)
    return (
      <div className="rounded-md border border-line bg-surface">
        <EmptyState
          title="Todavía no tienes alertas"
          level={3}
          action={
            <LinkButton to="/empleos" variant="secondary">
              Buscar empleos
            </LinkButton>
          }
        >
          Busca empleos y toca “Crear alerta”: te escribimos cuando haya nuevos.
        </EmptyState>
      </div>
    )
  return (
    <>
      <ul className="overflow-clip rounded-md border border-line bg-surface">
        {alerts.map((alert) => (
          <li
            key={alert.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-last:border-b md:px-6"
          >
            <p className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-center gap-2">
              <Link to={storedSearchHref(alert.search)} className="link wrap-anywhere">
                {alert.words}
              </Link>
              {!alert.isActive && <Badge tone="line">Falta confirmar</Badge>}
            </p>
            <div className="flex items-center gap-2">
              <Select
                size="sm"
                aria-label={`Frecuencia de ${alert.words}`}
                options={frequencies}
                value={alert.frequency}
                onChange={(event) => void change(alert, event.target.value === 'weekly' ? 'weekly' : 'daily')}
              />
              <Button
                variant="quiet"
                size="sm"
                iconOnly
                aria-label={`Eliminar la alerta ${alert.words}`}
                onClick={() => setDoomed(alert)}
              >
                <Trash2 className="icon" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        onConfirm={() => doomed && void end(doomed)}
        busy={isBusy}
        title={`Eliminar la alerta “${doomed?.words ?? ''}”`}
        description="Dejarás de recibir correos de esta búsqueda."
        confirmLabel="Eliminar"
      />
    </>
  )
}
