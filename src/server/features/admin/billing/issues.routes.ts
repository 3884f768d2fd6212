import type { Issue, issuesContract } from '#contracts/admin/issues.contract.ts'
import { noteLabel, paymentLabel, receiptLabel } from '#domain/plans/receipt.ts'
import type { Deps } from '#server/deps.ts'
import { pageOfIssues, sendAgain } from '#server/features/plans/issues/issues.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'

export function issuesRoutes(deps: Deps): Handlers<typeof issuesContract> {
  return {
    async issues({ query: { state, before }, setHeader }) {
      const { rows, total, hasOlder } = await pageOfIssues(deps, state, before)
      setHeader('x-total-count', String(total))
      const last = rows.at(-1)
      if (hasOlder && last)
        setHeader('link', olderLink('/api/admin/documents', { state }, last.issue.documentId))
      return rows.map(toIssue)
    },
    async sendAgain({ params: { id } }) {
      const { sends } = await sendAgain(deps, id)
      return {
        audited: { subject: 'document', subjectId: id, after: { sent: sends } },
        reply: { success: true as const },
      }
    },
  }
}

type Row = Awaited<ReturnType<typeof pageOfIssues>>['rows'][number]

const toIssue = ({ issue, kind, number, issuedAt, paymentId, payerName, total, currency }: Row): Issue => ({
  id: issue.documentId,
  label: kind === 'receipt' ? receiptLabel(number) : noteLabel(number),
  paymentId,
  transactionId: paymentLabel(paymentId),
  payerName,
  total,
  currency,
  issuedAt: issuedAt.toISOString(),
  state: issue.state,
  number: issue.number,
  reason: issue.reason,
  tries: issue.tries,
  failedAt: issue.failedAt?.toISOString() ?? null,
})
