import type { moneyContract } from '#contracts/admin/money.contract.ts'
import type { AuditFacts } from '#server/audited.ts'
import type { Deps } from '#server/deps.ts'
import { readChecks } from '#server/features/ledger/checks.service.ts'
import { readBalances, readTransactions } from '#server/features/ledger/ledger.service.ts'
import { checkSoon } from '#server/features/ledger/ledger.tasks.ts'
import { noteDataOf, receiptDataOf } from '#server/features/plans/documents/document-data.service.ts'
import { pageOfChargebacks, readUnsettled } from '#server/features/plans/payments/chargebacks.service.ts'
import {
  cancelRefund,
  pageOfRefunds,
  readPaymentMoney,
  requestRefund,
  retryRefund,
} from '#server/features/plans/refunds/refunds.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import {
  toChargeback,
  toListedRefund,
  toPaymentMoney,
  toReconciliation,
  toTransaction,
} from './money.presenter.ts'

/** How many transactions of the ledger a page has. */
const ledgerPageSize = 50

export function moneyRoutes(deps: Deps): Handlers<typeof moneyContract> {
  const done = { success: true as const }
  const of = (subjectId: number, after: AuditFacts) => ({ subject: 'payment' as const, subjectId, after })
  return {
    paymentMoney: async ({ params }) => toPaymentMoney(await readPaymentMoney(deps, params.id)),
    paymentData: ({ params }) => receiptDataOf(deps, params.id),
    paymentNoteData: ({ params }) => noteDataOf(deps, params.id),
    async refund({ actor, params, body }) {
      const { id, payment } = await requestRefund(deps, actor, params.id, body)
      const facts = {
        refundId: id,
        amount: body.amount,
        currency: payment.currency,
        refundReason: body.reason,
      }
      return { audited: of(payment.id, facts), reply: { id } }
    },
    async cancelRefund({ params }) {
      const { id: refundId, paymentId, amount } = await cancelRefund(deps, params.id)
      return { audited: of(paymentId, { refundId, amount }), reply: done }
    },
    async retryRefund({ params }) {
      const { id: refundId, paymentId, amount } = await retryRefund(deps, params.id)
      return { audited: of(paymentId, { refundId, amount }), reply: done }
    },
    async refunds({ query, setHeader }) {
      const { refunds, total, hasOlder } = await pageOfRefunds(deps, query.state, query.before)
      setHeader('x-total-count', String(total))
      const last = refunds.at(-1)
      if (hasOlder && last)
        setHeader('link', olderLink('/api/admin/refunds', { state: query.state }, last.id))
      return refunds.map(toListedRefund)
    },
    async chargebacks({ query, setHeader }) {
      const { rows, total, hasOlder } = await pageOfChargebacks(deps, query.state, query.before)
      setHeader('x-total-count', String(total))
      const last = rows.at(-1)
      if (hasOlder && last)
        setHeader('link', olderLink('/api/admin/chargebacks', { state: query.state }, last.id))
      return rows.map(toChargeback)
    },
    balances: () => readBalances(deps),
    async ledger({ query: { paymentId, before }, setHeader }) {
      const rows = await readTransactions(deps, { paymentId, before, limit: ledgerPageSize + 1 })
      const shown = rows.slice(0, ledgerPageSize)
      const last = shown.at(-1)
      if (rows.length > ledgerPageSize && last)
        setHeader('link', olderLink('/api/admin/ledger', { paymentId }, last.id))
      return shown.map(toTransaction)
    },
    reconciliation: async () => toReconciliation(await readUnsettled(deps), await readChecks(deps)),
    async checkLedger() {
      await checkSoon(deps)
      return { audited: { subject: 'ledger', subjectId: null }, reply: done }
    },
  }
}
