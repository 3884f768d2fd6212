import {
  type PersonReportReason,
  personReportReasons,
  type ReportReason,
  reportReasons,
} from './reports-vocabulary.ts'

/* How reports are handled, for the administration. */

export const reportStatuses = ['open', 'upheld', 'dismissed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** What is reported. A person is reported in a conversation. */
export const reportKinds = ['job', 'service', 'brief', 'review', 'person'] as const
export type ReportKind = (typeof reportKinds)[number]

export type AnyReportReason = ReportReason | PersonReportReason

/** The reasons of every kind. */
export const anyReportReasons: Record<AnyReportReason, string> = { ...reportReasons, ...personReportReasons }

/** An upheld report of a job for one of these is a danger to those who applied. */
export const fraudReasons = ['asks_money', 'false_data'] as const satisfies readonly ReportReason[]
export type FraudReason = (typeof fraudReasons)[number]
