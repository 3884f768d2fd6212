import { Link } from 'react-router'
import type { LoggedTry } from '#contracts/admin/webhooks.contract.ts'
import { durationText, outcomeText, tryTime } from '#domain/webhooks/webhook.words.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { webhooksHref, type WebhookView } from './admin-webhooks.address.ts'

type TryTableProps = { tries: readonly LoggedTry[]; view: WebhookView }

/** Each try in a line, as a log has it. */
export const TryTable = ({ tries, view }: TryTableProps) => (
  <Table
    label="Registro detallado"
    columns={columnsWith(view)}
    rows={tries}
    keyOf={({ id }) => id}
    density="compact"
  />
)

/** 'POST nan.example → 429, intento 1; el siguiente el 23/11, 09:38:00' */
function lineOf({ url, code, problem, ms, number, startedBy, nextAt }: LoggedTry): string {
  const answer = `${code ?? 'sin respuesta'}, ${outcomeText({ code, problem }).toLowerCase()} en ${durationText(ms)}`
  const by = startedBy === 'schedule' ? '' : startedBy === 'company' ? ' (la empresa)' : ' (administración)'
  const next = nextAt ? `; el siguiente, ${tryTime(new Date(nextAt))}` : ''
  return `POST ${new URL(url).host} → ${answer}, intento ${number}${by}${next}`
}

const columnsWith = (view: WebhookView): Column<LoggedTry>[] => [
  {
    id: 'at',
    label: 'Hora',
    lead: true,
    cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{tryTime(new Date(at))}</span>,
  },
  { id: 'company', label: 'Empresa', cell: ({ companyName }) => companyName },
  {
    id: 'message',
    label: 'Mensaje',
    cell: ({ deliveryId, messageId, event }) => (
      <>
        <Link
          to={webhooksHref({ ...view, id: deliveryId })}
          preventScrollReset
          className="link text-xs wrap-anywhere"
        >
          <code>{messageId}</code>
        </Link>
        <code className="block text-xs text-ink-2">{event}</code>
      </>
    ),
  },
  {
    id: 'detail',
    label: 'Detalle',
    cell: (one) => <span className="text-xs wrap-anywhere text-ink-2">{lineOf(one)}</span>,
  },
]
