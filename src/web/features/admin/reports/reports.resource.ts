import { useQuery } from '@tanstack/react-query'
import { type ReportDecision, reportsContract } from '#contracts/admin/reports.contract.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import type { ReportSearch } from './reports.address.ts'

/** How often the list is read again while it is open (ms), as the queues of moderation. */
const pollEvery = 30_000

/** A page of reports. */
export const loadReports = (client: ApiClient, query: ReportSearch) =>
  callList(client, reportsContract.reports, { query })
export type ReportPage = Awaited<ReturnType<typeof loadReports>>

/** The list, at first as loaded. A failed reload keeps the last one. */
export const useReports = (query: ReportSearch, initialData: ReportPage) =>
  useQuery({
    queryKey: ['reports', query],
    queryFn: () => loadReports(api, query),
    initialData,
    refetchInterval: pollEvery,
    staleTime: pollEvery,
  })

/** A report with what is reported, as it is now. */
export const useReport = (id: number | null) =>
  useQuery({
    queryKey: ['report', id],
    queryFn: () => api.call(reportsContract.report, { params: { id: id ?? 0 } }),
    enabled: id !== null,
  })

/** Writes a decision, or takes it back. */
export const sendDecision = (id: number, body: ReportDecision) =>
  api.call(reportsContract.decideReport, { params: { id }, body })
