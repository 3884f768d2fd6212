import { othersShown, type ReportFilters, type ReportQuery } from '#contracts/admin/reports.contract.ts'
import { type FraudReason, fraudReasons } from '#contracts/support/outcomes-vocabulary.ts'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { countApplicantsToWarn } from '#server/features/applications/fraud-warning/fraud-warning.service.ts'
import { readReported } from '#server/features/conversations/moderation/moderated-messages.service.ts'
import {
  countOthers,
  countReports,
  findReport,
  listOthers,
  listReports,
  listReportsAfter,
  type ReportWithThing,
  thingOf,
} from './all-reports.queries.ts'

export type { ReportWithThing }

/** A page of reports. */
export async function pageOfReports({ db }: Pick<Deps, 'db'>, { after, limit, ...filters }: ReportQuery) {
  const [rows, total] = await Promise.all([
    listReports(db, filters, { after, limit: limit + 1 }),
    countReports(db, filters),
  ])
  return { rows: rows.slice(0, limit), total, hasMore: rows.length > limit }
}

/** All matching reports in batches, the oldest first. */
export const allReports = ({ db }: Pick<Deps, 'db'>, filters: ReportFilters) =>
  readInBatches((after, limit) => listReportsAfter(db, filters, { after, limit }))

/** A report with others of the same thing, and whom to warn. Throws not_found. */
export async function readReport({ db }: Pick<Deps, 'db'>, id: number) {
  const report = await findReport(db, id)
  if (!report) throw new AppError('not_found')
  const [others, counted] = await Promise.all([listOthers(db, report, othersShown), countOthers(db, report)])
  const isFraud = fraudAmong([report.reason, ...counted.openReasons]) !== null
  const applicantsToWarn =
    report.jobId !== null && isFraud ? await countApplicantsToWarn(db, report.jobId) : null
  return { report, thingId: thingOf(report).id, others, counted, applicantsToWarn }
}

/** A report with the messages that it takes to judge it. Throws not_found when it is not about a conversation. */
export async function readReportedMessages({ db }: Pick<Deps, 'db'>, id: number) {
  const report = await findReport(db, id)
  if (!report || report.conversationId === null) throw new AppError('not_found')
  const { conversationId, messageId, createdAt: at } = report
  return { report, messages: await readReported(db, { conversationId, messageId, at }) }
}

/** The most serious reason to warn of among these; null: there is none. */
export const fraudAmong = (reasons: readonly string[]): FraudReason | null =>
  fraudReasons.find((reason) => reasons.includes(reason)) ?? null
