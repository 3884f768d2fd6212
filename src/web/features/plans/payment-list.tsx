import Download from 'lucide-react/icons/download'
import type { Note } from '#contracts/plans/documents.contract.ts'
import type { Payment } from '#contracts/plans/plans.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { Link } from 'react-router'
import { PaymentStatusBadge } from './payment-status-badge.tsx'
import { notePaperHref, receiptPaperHref } from './receipt.address.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'

type PaymentListProps = { payments: readonly Payment[]; notes: readonly Note[] }

/** Every payment of the account with its receipt and what went back of it, the newest first. */
export function PaymentList({ payments, notes }: PaymentListProps) {
  if (payments.length === 0)
    return (
      <Card title="Pagos y recibos">
        <EmptyState title="Aún no tienes recibos" level={3}>
          Cuando actives un plan, su recibo quedará aquí, incluso si fue gratis.
        </EmptyState>
      </Card>
    )
  return (
    <Card
      title="Pagos y recibos"
      padding="none"
      className="[&>div:first-child]:px-5 md:[&>div:first-child]:px-4"
    >
      <div className="max-md:px-1 max-md:pb-2">
        <Table label="Pagos y recibos" rows={payments} keyOf={({ id }) => id} columns={columnsWith(notes)} />
      </div>
    </Card>
  )
}

const columnsWith = (notes: readonly Note[]): Column<Payment>[] => [
  {
    id: 'what',
    label: 'Plan',
    lead: true,
    cell: ({ description, jobTitle }) => (
      <span className="grid gap-0.5">
        {description}
        {jobTitle !== null && <span className="text-xs wrap-anywhere text-ink-2">Usado en “{jobTitle}”</span>}
      </span>
    ),
  },
  {
    id: 'date',
    label: 'Fecha',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(new Date(createdAt))}</span>,
  },
  {
    id: 'amount',
    label: 'Monto',
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    id: 'status',
    label: 'Estado',
    cell: ({ status, refundDue }) =>
      refundDue ? <Badge tone="warn">Por devolver</Badge> : <PaymentStatusBadge status={status} />,
  },
  { id: 'method', label: 'Método', cell: ({ method }) => method },
  {
    id: 'receipt',
    label: 'Recibo y notas',
    cell: (payment) => (
      <span className="grid gap-1">
        <ReceiptLink {...payment} />
        {notes
          .filter(({ paymentId }) => paymentId === payment.id)
          .map((note) => (
            <NoteLink key={note.id} {...note} />
          ))}
      </span>
    ),
  },
]

function ReceiptLink({ id, receiptNumber, issuedNumber }: Payment) {
  if (receiptNumber === null) return <span className="text-ink-3">Sin recibo</span>
  return (
    <span className="grid">
      <PaperLinks
        to={`/recibos/${id}`}
        number={receiptNumber}
        paperHref={receiptPaperHref(id)}
        paper={`del recibo ${receiptNumber}`}
      />
      {issuedNumber && <Issued number={issuedNumber} />}
    </span>
  )
}

const Issued = ({ number }: { number: string }) => (
  <span className="text-xs text-ink-2">
    Comprobante: <span className="tabular-nums">{number}</span>
  </span>
)

const NoteLink = ({ id, number, total, currency, issuedNumber }: Note) => (
  <span className="grid">
    <PaperLinks
      to={`/notas/${id}`}
      number={number}
      paperHref={notePaperHref(id)}
      paper={`de la nota ${number}`}
    />
    <span className="text-xs text-ink-2">Devuelto: {formatMoney(total, currency)}</span>
    {issuedNumber && <Issued number={issuedNumber} />}
  </span>
)

type PaperLinksProps = { to: string; number: string; paperHref: string; paper: string }

const PaperLinks = ({ to, number, paperHref, paper }: PaperLinksProps) => (
  <span className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:justify-end">
    <Link to={to} className="link inline-flex min-h-6 items-center whitespace-nowrap tabular-nums">
      {number}
    </Link>
    <a href={paperHref} download className="link inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap">
      <Download className="icon" />
      PDF<span className="sr-only"> {paper}</span>
    </a>
  </span>
)
