import type { Report, ReportedMessage, ReportInFull } from '#contracts/admin/reports.contract.ts'
import { anyReportReasons, type AnyReportReason } from '#contracts/support/outcomes-vocabulary.ts'
import { reportKindNames, reportStatusNames } from '#domain/support/report-outcome.words.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import type {
  readReport,
  readReportedMessages,
  ReportWithThing,
} from '#server/features/support/abuse-reports/administration/all-reports.service.ts'

export const toReport = (row: ReportWithThing): Report => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  title: row.title,
  reason: row.reason as AnyReportReason,
  details: row.details,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  resolvedBy: row.resolvedByName,
  outcomeNote: row.outcomeNote,
})

export const toReportInFull = ({
  report,
  thingId,
  others,
  counted,
  applicantsToWarn,
}: Awaited<ReturnType<typeof readReport>>): ReportInFull => ({
  ...toReport(report),
  thing: {
    id: thingId,
    text: report.text,
    ownerName: report.ownerName,
    ownerEmail: report.ownerEmail,
    isShown: report.isShown,
    hasMessages: report.conversationId !== null,
    messageId: report.messageId,
    service:
      report.aboutServiceId === null || report.aboutServiceTitle === null
        ? null
        : { id: report.aboutServiceId, title: report.aboutServiceTitle },
  },
  reporter: { hasAccount: report.reporterId !== null, email: report.reporterEmail },
  others: others.map(toReport),
  otherCount: counted.all,
  otherOpenCount: counted.open,
  applicantsToWarn,
})

type Reported = Awaited<ReturnType<typeof readReportedMessages>>

export const toReportedMessages = ({ report, messages }: Reported): ReportedMessage[] =>
  messages.map(({ id, senderName, text, createdAt, senderId, status }) => ({
    id,
    senderName,
    text,
    createdAt: createdAt.toISOString(),
    isByReported: senderId === report.userId,
    isReported: id === report.messageId,
    isWithdrawn: status === 'rejected',
  }))

export const csvColumns = [
  'Código',
  'Fecha',
  'Qué se reporta',
  'Título',
  'Motivo',
  'Detalle',
  'Estado',
  'Decidido',
  'Decidió',
  'Nota',
]

/** One line of the export, in the order of `csvColumns`. */
export function toCsvRow(row: ReportWithThing): string[] {
  const report = toReport(row)
  return [
    report.code,
    formatDateTime(row.createdAt),
    reportKindNames[report.kind],
    report.title,
    anyReportReasons[report.reason],
    report.details,
    reportStatusNames[report.status],
    row.resolvedAt ? formatDateTime(row.resolvedAt) : '',
    report.resolvedBy ?? '',
    report.outcomeNote,
  ]
}
