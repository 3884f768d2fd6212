import type { billingContract } from '#contracts/admin/billing.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { statedFilters } from '#server/audited.ts'
import type { Deps } from '#server/deps.ts'
import { allPayments, pageOfPayments } from '#server/features/plans/payments/all-payments.service.ts'
import { countedLately } from '#server/features/admin/figures/figures.service.ts'
import { questions } from '#server/features/admin/figures/standing.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { csvFile } from '#server/platform/csv.ts'
import { csvColumns, toAdminPayment, toCsvRow } from './billing.presenter.ts'

export function billingRoutes(deps: Deps): Handlers<typeof billingContract> {
  return {
    async adminPayments({ query: { before, ...filters }, setHeader }) {
      const { payments, total, hasOlder } = await pageOfPayments(deps, filters, before)
      setHeader('x-total-count', String(total))
      const oldest = payments.at(-1)
      if (hasOlder && oldest) setHeader('link', olderLink('/api/admin/payments', filters, oldest.id))
      return payments.map(toAdminPayment)
    },
    paymentStats: () => countedLately(deps, questions.payments(deps)),
    async exportPayments({ query }) {
      const { search: _, ...stated } = query
      return {
        audited: { subject: 'payment', subjectId: null, after: statedFilters(stated) },
        reply: csvFile(
          `payments-${limaDay(deps.clock.now())}.csv`,
          csvColumns,
          allPayments(deps, query),
          toCsvRow,
        ),
      }
    },
  }
}
