import { Link } from 'react-router'
import type { CompanyDelivery } from '#contracts/admin/webhooks.contract.ts'
import { durationText, outcomeMark, tryTime } from '#domain/webhooks/webhook.words.ts'
import { DeliveryBadge } from '#web/features/webhooks/delivery-badge.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { webhooksHref, type WebhookView } from './admin-webhooks.address.ts'

type DeliveryTableProps = { deliveries: readonly CompanyDelivery[]; view: WebhookView }

/** The deliveries; each event leads to its detail. Beside an open detail there is room for four columns. */
export function DeliveryTable({ deliveries, view }: DeliveryTableProps) {
  const isNarrow = view.id !== undefined
  return (
    <Table
      label="Eventos"
      columns={columnsWith(view).filter(({ id }) => !isNarrow || !['tries', 'ms'].includes(id))}
      rows={deliveries}
      keyOf={({ id }) => id}
      density="compact"
      currentKey={view.id ?? null}
    />
  )
}

const columnsWith = (view: WebhookView): Column<CompanyDelivery>[] => [
  {
    id: 'event',
    label: 'Evento',
    lead: true,
    cell: ({ id, event, createdAt }) => (
      <>
        <Link to={webhooksHref({ ...view, id })} preventScrollReset className="link text-xs">
          <code>{event}</code>
        </Link>
        <span className="block text-xs whitespace-nowrap text-ink-2 tabular-nums">
          {tryTime(new Date(createdAt))}
        </span>
      </>
    ),
  },
  { id: 'status', label: 'Estado', cell: ({ status }) => <DeliveryBadge status={status} /> },
  {
    id: 'company',
    label: 'Empresa',
    cell: ({ companyName, url }) => (
      <>
        <span className="block font-medium wrap-anywhere">{companyName}</span>
        <code className="text-xs wrap-anywhere text-ink-2">{new URL(url).host}</code>
      </>
    ),
  },
  { id: 'reply', label: 'Respuesta', align: 'end', cell: (delivery) => outcomeMark(delivery) },
  { id: 'tries', label: 'Intentos', align: 'end', cell: ({ tries }) => tries },
  { id: 'ms', label: 'Duración', align: 'end', cell: ({ ms }) => durationText(ms) },
]
