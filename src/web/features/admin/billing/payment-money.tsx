import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PaymentMoney } from '#contracts/admin/money.contract.ts'
import { ledgerEventNames } from '#domain/ledger/ledger.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import {
  refundFailureNames,
  refundReasonNames,
  refundStateNames,
  returnReasonNames,
} from '#domain/plans/refund.words.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { paymentNoteDataHref } from './billing.address.ts'
import { DataLink } from './data-link.tsx'
import { LedgerEntries } from './ledger-entries.tsx'
import { DisputeBadge, RefundStateBadge } from './refund-state-badge.tsx'
import { useRefunds } from './use-refunds.ts'

type PaymentMoneyProps = {
  money: PaymentMoney
  currency: 'USD' | 'PEN'
  paymentId: number
  mayRefund: boolean
}

/** What was taken for a payment, what went back, its notes, and its entries in the ledger. */
export function PaymentMoneyParts({ money, currency, paymentId, mayRefund }: PaymentMoneyProps) {
  const { charges, refunds, notes, ledger } = money
  return (
    <div className="mt-6 grid gap-6 text-sm">
      {charges.length > 1 ||
      charges.some(({ refunded, dispute, fee }) => refunded > 0 || dispute !== 'none' || fee !== null) ? (
        <Part title="Cobros">
          {charges.map((charge) => (
            <li key={charge.reference} className="grid gap-1 py-2">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <b className="tabular-nums">
                  {(charge.amount / 100).toFixed(2)} {charge.currency}
                </b>
                {charge.dispute !== 'none' && <DisputeBadge dispute={charge.dispute} />}
              </span>
              <span className="text-xs text-ink-2">
                {formatDateTime(new Date(charge.createdAt))}
                {charge.returned && ` · ${returnReasonNames[charge.returned]}: vuelve entero`}
                {charge.refunded > 0 && ` · devuelto ${(charge.refunded / 100).toFixed(2)}`}
                {charge.fee && ` · comisión ${formatMoney(charge.fee.amount, charge.fee.currency)}`}
              </span>
            </li>
          ))}
        </Part>
      ) : null}
      {refunds.length > 0 && (
        <Part title="Devoluciones">
          {refunds.map((refund) => (
            <RefundLine key={refund.id} refund={refund} currency={currency} mayRefund={mayRefund} />
          ))}
        </Part>
      )}
      {notes.length > 0 && (
        <Part title="Notas">
          {notes.map(({ id, number, issuedAt, total }) => (
            <li key={number} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="tabular-nums">{number}</span>
              <span className="text-ink-2">{formatDateTime(new Date(issuedAt))}</span>
              <b className="tabular-nums">{formatMoney(total, currency)}</b>
              {mayRefund && <DataLink href={paymentNoteDataHref(id)} of={number} />}
            </li>
          ))}
        </Part>
      )}
      {ledger.length > 0 && (
        <Part title="Asientos">
          {ledger.map((one) => (
            <li key={one.id} className="grid gap-1 py-2">
              <span className="flex flex-wrap justify-between gap-2">
                <b>{ledgerEventNames[one.event]}</b>
                <span className="text-xs text-ink-2">{formatDateTime(new Date(one.at))}</span>
              </span>
              <LedgerEntries entries={one.entries} currency={one.currency} />
            </li>
          ))}
        </Part>
      )}
      {ledger.length > 0 && (
        <Link to={`/admin/billing/libro?paymentId=${paymentId}`} className="link justify-self-start text-sm">
          Ver en el libro mayor
        </Link>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 text-h4">{title}</h3>
    <ul className="divide-y divide-line">{children}</ul>
  </section>
)

type RefundLineProps = {
  refund: PaymentMoney['refunds'][number]
  currency: 'USD' | 'PEN'
  mayRefund: boolean
}

function RefundLine({ refund, currency, mayRefund }: RefundLineProps) {
  const { cancel, retry } = useRefunds()
  const { id, amount, state, reason, requestedAt, requestedBy, failure, failedAt } = refund
  return (
    <li className="grid gap-1 py-2">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <b className="tabular-nums">{formatMoney(amount, currency)}</b>
        <RefundStateBadge state={state} />
      </span>
      <span className="text-xs text-ink-2">
        {refundReasonNames[reason]} · {requestedBy || 'Alguien del equipo'},{' '}
        {formatDateTime(new Date(requestedAt))}
      </span>
      {failure && failedAt && state !== 'cancelled' && (
        <span className="text-xs text-bad-ink">
          {refundFailureNames[failure]} ({formatDateTime(new Date(failedAt))}).
          {state === 'sending' && ' Lo intentamos de nuevo solos.'}
        </span>
      )}
      {mayRefund && state === 'waiting' && (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => void cancel(id)}>
          Deshacer
        </Button>
      )}
      {mayRefund && state === 'refused' && (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => void retry(id)}>
          Reintentar<span className="sr-only"> ({refundStateNames[state]})</span>
        </Button>
      )}
    </li>
  )
}
