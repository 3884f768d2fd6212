import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { formatDateTime } from '#domain/time/dates.ts'
import type { CompanyDeliveryDetail } from '#contracts/admin/webhooks.contract.ts'
import { DeliveryBadge } from '#web/features/webhooks/delivery-badge.tsx'
import { DeliveryContent } from '#web/features/webhooks/delivery-content.tsx'
import { DeliveryTries } from '#web/features/webhooks/delivery-tries.tsx'
import { useAnyDelivery } from '#web/features/webhooks/webhooks.resource.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'

type DeliveryPanelProps = {
  id: number
  /** The addresses of its neighbours in the list; null: there is none. */
  previous: string | null
  next: string | null
  /** The list without a detail. */
  close: string
  /** Sends it again; null for a role that only reads. */
  resend: { run: () => void; isPending: boolean } | null
}

const stops = {
  off: 'La empresa apagó o eliminó este punto de entrega. Un reenvío a mano sale igual si todavía existe.',
  gone: 'Pausado: respondió 410, no quiere recibir más.',
  failing: 'Pausado: no aceptó un envío en todos sus intentos.',
}

/** Everything about one delivery, beside the list. */
export function DeliveryPanel({ id, previous, next, close, resend }: DeliveryPanelProps) {
  const { data, error, refetch, isFetching } = useAnyDelivery(id)
  const step = (to: string | null, label: string, icon: ReactNode) =>
    to === null ? null : (
      <LinkButton to={to} preventScrollReset variant="quiet" size="sm" iconOnly aria-label={label}>
        {icon}
      </LinkButton>
    )
  return (
    <aside aria-label="Detalle del envío" className="min-w-0 rounded-md border border-line bg-surface">
      <header className="flex items-start gap-2 border-b border-line px-5 py-3">
        <h2 className="min-w-0 grow pt-1 text-sm wrap-anywhere">
          {data ? <code>{data.event}</code> : 'Envío'}
        </h2>
        {step(previous, 'Anterior', <ChevronUp className="icon" />)}
        {step(next, 'Siguiente', <ChevronDown className="icon" />)}
        {step(close, 'Cerrar el detalle', <X className="icon" />)}
      </header>
      <div className="grid gap-5 p-5">
        {data ? (
          <>
            <Facts delivery={data} />
            {resend && !data.isWithheld && (
              <Button onClick={resend.run} busy={resend.isPending} className="justify-self-start">
                <Send className="icon" />
                Reenviar ahora
              </Button>
            )}
            {data.stopped && (
              <Note tone="warn">
                {stops[data.stopped]}
                {data.stoppedSince && ` Desde el ${formatDateTime(new Date(data.stoppedSince))}.`}
              </Note>
            )}
            <DeliveryTries delivery={data} />
            <DeliveryContent delivery={data} />
          </>
        ) : error ? (
          <ErrorState
            title="Error al cargar el envío"
            level={3}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-64" />
        )}
      </div>
    </aside>
  )
}

const Facts = ({ delivery }: { delivery: CompanyDeliveryDetail }) => (
  <dl className="grid gap-2 text-sm">
    {(
      [
        ['Estado', <DeliveryBadge key="status" status={delivery.status} />],
        ['Empresa', delivery.companyName],
        ['Dirección', <code key="url">{delivery.url}</code>],
        ['Mensaje', <code key="id">{delivery.messageId}</code>],
        ['Clave', <code key="secret">whsec_••••••••{delivery.secretEnd}</code>],
        ['Creado', formatDateTime(new Date(delivery.createdAt))],
      ] as const
    ).map(([term, value]) => (
      <div key={term} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-2">
        <dt className="text-ink-2">{term}</dt>
        <dd className="wrap-anywhere [&_code]:text-xs">{value}</dd>
      </div>
    ))}
  </dl>
)
