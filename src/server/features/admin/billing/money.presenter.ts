import type {
  Chargeback,
  LedgerCheckResult,
  ListedRefund,
  ListedTransaction,
  PaymentMoney,
  Reconciliation,
  Refund,
} from '#contracts/admin/money.contract.ts'
import { noteLabel, paymentLabel } from '#domain/plans/receipt.ts'
import type { readChecks } from '#server/features/ledger/checks.service.ts'
import type { TransactionWithEntries } from '#server/features/ledger/ledger.service.ts'
import type { pageOfChargebacks, readUnsettled } from '#server/features/plans/payments/chargebacks.service.ts'
import type { pageOfRefunds, readPaymentMoney } from '#server/features/plans/refunds/refunds.service.ts'

type RefundRow = Awaited<ReturnType<typeof pageOfRefunds>>['refunds'][number]
type ChargebackRow = Awaited<ReturnType<typeof pageOfChargebacks>>['rows'][number]

export const toRefund = (row: RefundRow): Refund => ({
  id: row.id,
  paymentId: row.paymentId,
  amount: row.amount,
  reason: row.reason,
  state: row.state,
  requestedAt: row.requestedAt.toISOString(),
  requestedBy: row.requestedByName ?? '',
  tries: row.tries,
  failedAt: row.failedAt?.toISOString() ?? null,
  failure: row.failure,
  endedAt: row.endedAt?.toISOString() ?? null,
})

export const toListedRefund = (row: RefundRow): ListedRefund => ({
  ...toRefund(row),
  transactionId: paymentLabel(row.paymentId),
  payerName: row.payerName,
  currency: row.currency,
})

export const toTransaction = (row: TransactionWithEntries): ListedTransaction => ({
  id: row.id,
  event: row.event,
  at: row.at.toISOString(),
  currency: row.currency,
  paymentId: row.paymentId,
  entries: row.entries.map(({ account, amount }) => ({ account, amount })),
})

export const toPaymentMoney = ({
  charges,
  refunds,
  notes,
  ledger,
  left,
}: Awaited<ReturnType<typeof readPaymentMoney>>): PaymentMoney => ({
  charges: charges.map((row) => ({
    reference: row.reference,
    amount: row.amount,
    currency: row.currency,
    refunded: row.refunded,
    dispute: row.dispute,
    method: row.method,
    returned: row.returned,
    fee: row.fee === null || row.feeCurrency === null ? null : { amount: row.fee, currency: row.feeCurrency },
    createdAt: row.createdAt.toISOString(),
  })),
  refunds: refunds.map(toRefund),
  notes: notes.map(({ id, number, issuedAt, total }) => ({
    id,
    number: noteLabel(number),
    issuedAt: issuedAt.toISOString(),
    total,
  })),
  ledger: ledger.map(toTransaction),
  left,
})

export const toChargeback = (row: ChargebackRow): Chargeback => ({
  id: row.id,
  paymentId: row.paymentId,
  transactionId: paymentLabel(row.paymentId),
  payerName: row.payerName,
  provider: row.provider,
  reference: row.reference,
  amount: row.amount - row.refunded,
  currency: row.currency,
  dispute: row.dispute,
  createdAt: row.createdAt.toISOString(),
})

export const toCheck = ({
  checkedAt,
  entries,
  faults,
}: Awaited<ReturnType<typeof readChecks>>[number]): LedgerCheckResult => ({
  checkedAt: checkedAt.toISOString(),
  entries,
  faults,
})

export const toReconciliation = (
  { waiting, events, fees }: Awaited<ReturnType<typeof readUnsettled>>,
  checks: Awaited<ReturnType<typeof readChecks>>,
): Reconciliation => ({
  waiting: waiting.flatMap((row) =>
    row.checkAt
      ? [
          {
            id: row.id,
            transactionId: paymentLabel(row.id),
            payerName: row.payerName,
            provider: row.provider,
            amount: row.amount,
            currency: row.currency,
            createdAt: row.createdAt.toISOString(),
            checkAt: row.checkAt.toISOString(),
          },
        ]
      : [],
  ),
  events: events.map(({ id, provider, eventId, receivedAt }) => ({
    id,
    provider,
    eventId,
    receivedAt: receivedAt.toISOString(),
  })),
  fees: fees.flatMap(({ currency, amount, charges }) =>
    currency === null ? [] : [{ currency, amount, charges }],
  ),
  chargesWithoutFee: fees.find(({ currency }) => currency === null)?.charges ?? 0,
  checks: checks.map(toCheck),
})
