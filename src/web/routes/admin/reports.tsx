import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { readId } from '#web/features/admin/list.address.ts'
import { ReportDesk } from '#web/features/admin/reports/report-desk.tsx'
import { ReportFilters } from '#web/features/admin/reports/report-filters.tsx'
import { readReportSearch, reportsHref } from '#web/features/admin/reports/reports.address.ts'
import { loadReports } from '#web/features/admin/reports/reports.resource.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export const meta = () => unlistedMeta('Reportes')

export const ErrorBoundary = () => <PanelError home="/admin" />

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const query = readReportSearch(url.searchParams)
  const [page, { admin }] = await Promise.all([
    loadReports(api, query),
    api.call(adminContract.adminSession, {}),
  ])
  const firstId = readId(url.searchParams, 'id')
  return { query, page, firstId, mayDecide: may(admin?.role ?? 'analyst', 'decide-content') }
}

/** Reports of abuse, from arrival to outcome. */
export default function Reports() {
  const { query, page, firstId, mayDecide } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className="mb-4">Reportes</h1>
      <div className="grid gap-5">
        <ReportFilters query={query} />
        <ReportDesk
          key={`${reportsHref(query)} ${firstId}`}
          query={query}
          loaded={page}
          mayDecide={mayDecide}
          firstId={firstId}
        />
      </div>
    </>
  )
}
