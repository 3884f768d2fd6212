import { Link } from 'react-router'
import { type Issue, issuesContract } from '#contracts/admin/issues.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { paymentHref } from './billing.address.ts'
import { issueStateNames } from './issue.words.ts'

/** What the issuer made of receipts and notes. */
export const IssueTable = ({ issues, maySend }: { issues: readonly Issue[]; maySend: boolean }) => (
  <Table
    label="Comprobantes"
    columns={maySend ? [...columns, acts] : columns}
    rows={issues}
    keyOf={({ id }) => id}
    density="compact"
  />
)

const tones: Record<Issue['state'], Tone> = { waiting: 'info', accepted: 'ok', refused: 'bad' }

const columns: Column<Issue>[] = [
  {
    id: 'label',
    label: 'Documento',
    lead: true,
    cell: ({ label, issuedAt, transactionId }) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">
          {label} · {formatDateTime(new Date(issuedAt))}
        </span>
        <Link to={paymentHref(transactionId)} className="link text-xs tabular-nums">
          {transactionId}
        </Link>
      </>
    ),
  },
  {
    id: 'payer',
    label: 'Usuario',
    cell: ({ payerName }) => <span className="wrap-anywhere">{payerName || 'Sin nombre'}</span>,
  },
  { id: 'total', label: 'Total', align: 'end', cell: ({ total, currency }) => formatMoney(total, currency) },
  {
    id: 'state',
    label: 'Estado',
    cell: ({ state, reason, failedAt, tries }) => (
      <span className="grid justify-items-start gap-1">
        <Badge tone={failedAt === null ? tones[state] : 'warn'}>{issueStateNames[state]}</Badge>
        {reason !== null && <span className="text-xs wrap-anywhere text-bad-ink">{reason}</span>}
        {failedAt !== null && (
          <span className="text-xs text-ink-2">
            Sin respuesta en {tries === 1 ? '1 intento' : `${tries} intentos`}, el último el{' '}
            {formatDateTime(new Date(failedAt))}. Lo intentamos de nuevo solos.
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'number',
    label: 'Número',
    cell: ({ number }) => <span className="tabular-nums">{number ?? 'Todavía no'}</span>,
  },
]

const acts: Column<Issue> = {
  id: 'acts',
  label: 'Acciones',
  cell: (issue) => (issue.state === 'refused' || issue.failedAt !== null ? <SendAgain {...issue} /> : null),
}

function SendAgain({ id, label }: Issue) {
  const { refresh } = useRefresh()
  const send = useAction(() => api.call(issuesContract.sendAgain, { params: { id } }), {
    onSuccess: async () => {
      showToast({ title: `${label} va otra vez al emisor`, description: 'Su respuesta aparece aquí.' })
      await refresh()
    },
    onError: async (error) => {
      showToast({
        title: 'No se pudo enviar',
        description: isApiError(error) ? error.message : 'Revisa tu conexión.',
        tone: 'destructive',
      })
      await refresh()
    },
  })
  return (
    <Button size="sm" variant="secondary" busy={send.isPending} onClick={() => void send.run()}>
      Enviar otra vez<span className="sr-only"> {label}</span>
    </Button>
  )
}
