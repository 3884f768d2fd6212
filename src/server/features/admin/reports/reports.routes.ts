import type { reportsContract } from '#contracts/admin/reports.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { statedFilters } from '#server/audited.ts'
import type { Deps } from '#server/deps.ts'
import {
  allReports,
  pageOfReports,
  readReport,
  readReportedMessages,
} from '#server/features/support/abuse-reports/administration/all-reports.service.ts'
import { decideReport } from '#server/features/support/abuse-reports/administration/decide-report.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { nextLink } from '#server/http/paging.ts'
import { csvFile } from '#server/platform/csv.ts'
import { csvColumns, toCsvRow, toReport, toReportedMessages, toReportInFull } from './reports.presenter.ts'

export function reportsRoutes(deps: Deps): Handlers<typeof reportsContract> {
  return {
    async reports({ query, setHeader }) {
      const { rows, total, hasMore } = await pageOfReports(deps, query)
      setHeader('x-total-count', String(total))
      const last = rows.at(-1)
      if (hasMore && last) setHeader('link', nextLink('/api/admin/reports', { ...query, after: last.id }))
      return rows.map(toReport)
    },
    async exportReports({ query }) {
      return {
        audited: { subject: 'report', subjectId: null, after: statedFilters(query) },
        reply: csvFile(
          `reportes-${limaDay(deps.clock.now())}.csv`,
          csvColumns,
          allReports(deps, query),
          toCsvRow,
        ),
      }
    },
    report: async ({ params: { id } }) => toReportInFull(await readReport(deps, id)),
    async reportedMessages({ params: { id } }) {
      const read = await readReportedMessages(deps, id)
      return {
        audited: { subject: 'report', subjectId: id, after: { messages: read.messages.length } },
        reply: toReportedMessages(read),
      }
    },
    async decideReport({ actor, params: { id }, body }) {
      const { before, decided, isWarning } = await decideReport(deps, actor, id, body)
      return {
        audited: {
          subject: 'report',
          subjectId: id,
          before: { status: before },
          after: { status: body.outcome, reports: decided, warnsApplicants: isWarning },
        },
        reply: { success: true, decided },
      }
    },
  }
}
