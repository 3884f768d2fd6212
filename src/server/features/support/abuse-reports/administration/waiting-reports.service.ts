import { reportHours } from '#contracts/admin/reports-figures.ts'
import { type AnyReportReason, anyReportReasons } from '#contracts/support/outcomes-vocabulary.ts'
import { reportKindNames } from '#domain/support/report-outcome.words.ts'
import { HOUR } from '#domain/time/durations.ts'
import type { WaitingSource } from '#server/waiting.ts'
import { countReports, listReports } from './all-reports.queries.ts'

const open = { status: 'open', kind: 'all', reason: 'all' } as const

/** Reports of abuse without an outcome. */
export const waitingReports: WaitingSource = {
  async list(db, { limit, ids }) {
    const rows = await listReports(db, open, { after: undefined, limit, ids })
    return rows.map(({ id, title, kind, reason, createdAt }) => ({
      id,
      title,
      about: `${reportKindNames[kind]} · ${anyReportReasons[reason as AnyReportReason]}`,
      since: createdAt,
      dueAt: new Date(createdAt.getTime() + reportHours * HOUR),
    }))
  },
  count: (db) => countReports(db, open),
}
