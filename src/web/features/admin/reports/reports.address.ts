import {
  type AnyReportReason,
  anyReportReasons,
  type ReportKind,
  reportKinds,
  reportStatuses,
  type ReportStatus,
} from '#contracts/support/outcomes-vocabulary.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'

/** The query of the list of reports, as in its address. Without a status the open ones are shown. */
export interface ReportSearch {
  status?: Exclude<ReportStatus, 'open'> | 'all'
  kind?: ReportKind
  reason?: AnyReportReason
  after?: number
}

const isReason = (text: string | null): text is AnyReportReason =>
  text !== null && Object.hasOwn(anyReportReasons, text)

/** Leaves out what the call would refuse, and the status that is shown anyway. */
export function readReportSearch(address: URLSearchParams): ReportSearch {
  const status = ['all' as const, ...reportStatuses].find((known) => known === address.get('status'))
  const kind = reportKinds.find((known) => known === address.get('kind'))
  const reason = address.get('reason')
  const after = readId(address, 'after')
  return {
    ...(status && status !== 'open' ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...(isReason(reason) ? { reason } : {}),
    ...(after ? { after } : {}),
  }
}

export const reportsHref = (query: ReportSearch): string => withQuery('/admin/reports', query)

export function reportsExportHref(query: ReportSearch): string {
  const { after: _, ...filters } = query
  return withQuery('/api/admin/reports/export', filters)
}
