import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation } from 'react-router'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { matchingReportsContract } from '#contracts/admin/matching-reports.contract.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { limaDay } from '#domain/time/dates.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { ExportForm } from '#web/features/admin/exports/export-form.tsx'
import { ExportList } from '#web/features/admin/exports/export-list.tsx'
import { Distribution } from '#web/features/admin/matching-reports/distribution.tsx'
import { Fairness } from '#web/features/admin/matching-reports/fairness.tsx'
import { IndustryAverages } from '#web/features/admin/matching-reports/industry-averages.tsx'
import { MatchingFigures } from '#web/features/admin/matching-reports/matching-figures.tsx'
import { MatchingFilters } from '#web/features/admin/matching-reports/matching-filters.tsx'
import { MatchingTable } from '#web/features/admin/matching-reports/matching-table.tsx'
import {
  matchingFiltersOf,
  matchingHref,
  type MatchingTab,
  matchingTabs,
  readMatchingSearch,
} from '#web/features/admin/matching-reports/matching.address.ts'
import { RankingTable } from '#web/features/admin/matching-reports/ranking-table.tsx'
import { ScoreNote } from '#web/features/admin/matching-reports/score-note.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { figure } from '#web/ui/chart/scale.ts'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

const PATH = '/admin/matching-reports'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const query = readMatchingSearch(new URL(request.url).searchParams)
  const filters = matchingFiltersOf(query, limaDay(new Date()))
  const { before } = query
  const [metrics, { admin }] = await Promise.all([
    api.call(matchingReportsContract.matchingMetrics, { query: filters }),
    api.call(adminContract.adminSession, {}),
  ])
  const mayName = may(admin?.role ?? 'analyst', 'read-users')
  const list =
    mayName && query.tab === undefined
      ? await callList(api, matchingReportsContract.matchingApplications, {
          query: { ...filters, ...(before ? { before } : {}) },
        })
      : null
  return { query, filters, metrics, list, mayName }
}

export const meta = () => unlistedMeta('Reportes de matching')

export const ErrorBoundary = () => <PanelError home="/admin" />

const tabNames: Record<MatchingTab, string> = {
  applications: 'Postulaciones',
  companies: 'Empresas',
  jobs: 'Empleos',
  export: 'Exportar',
}

/** The stored scores of all applications: totals, distribution, rankings, comparisons, and the file of what is filtered. */
export default function MatchingReports() {
  const data = useLoaderData<typeof loader>()
  const { query, filters, metrics } = data
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === PATH
  const { tab = 'applications', before: _, ...chosen } = query
  const hrefOf = (to: MatchingTab) => matchingHref(to === 'applications' ? chosen : { tab: to, ...chosen })
  useTabKeys(tab, hrefOf)
  return (
    <>
      <h1 className="mb-4">Reportes de matching</h1>
      <MatchingFilters query={query} dateStart={filters.dateStart} industries={metrics.industries} />
      {/* While the next figures are counted the old ones stay. */}
      <div
        className={cx('mt-5 grid gap-5 transition-opacity', isLoading && 'opacity-60')}
        aria-busy={isLoading}
      >
        <MatchingFigures metrics={metrics} />
        <ScoreNote metrics={metrics} />
        <LinkTabs
          label="Reporte"
          tabs={matchingTabs.map((one) => ({
            label: tabNames[one],
            to: hrefOf(one),
            current: one === tab,
          }))}
        />
        {tab === 'applications' && <Applications {...data} />}
        {tab === 'companies' && (
          <RankingTable
            label="Ranking de empresas"
            heading="Empresa"
            rows={metrics.topCompanies.map(({ companyId, companyName, ...row }) =>
              Object.assign(row, {
                id: companyId,
                name: (
                  <Link to={`/companies/${companyId}`} className="font-strong wrap-anywhere">
                    {companyName}
                  </Link>
                ),
              }),
            )}
          />
        )}
        {tab === 'jobs' && (
          <RankingTable
            label="Ranking de empleos"
            heading="Empleo"
            rows={metrics.topJobs.map(({ jobId, jobTitle, companyName, ...row }) =>
              Object.assign(row, {
                id: jobId,
                name: (
                  <>
                    <Link to={jobHref(jobId)} className="block font-strong wrap-anywhere">
                      {jobTitle}
                    </Link>
                    <span className="text-xs text-ink-2">{companyName}</span>
                  </>
                ),
              }),
            )}
          />
        )}
        {tab === 'export' && <Export {...data} />}
      </div>
    </>
  )
}

type Data = Awaited<ReturnType<typeof loader>>

function Applications({ query, metrics, list }: Data) {
  const { before, ...chosen } = query
  const oldest = list?.hasMore ? list.rows.at(-1) : undefined
  if (metrics.totalApplications === 0)
    return (
      <Card>
        <EmptyState title="Nadie postuló con estos filtros">Prueba con una fecha anterior.</EmptyState>
      </Card>
    )
  return (
    <>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <Distribution metrics={metrics} />
        </Card>
        <Card title="Promedio por industria" padding="none">
          <IndustryAverages industries={metrics.industryAverages} />
        </Card>
      </div>
      <Card title="Equidad">
        <Fairness metrics={metrics} />
      </Card>
      {list && (
        <section className="grid gap-3" aria-labelledby="postulaciones">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <h2 id="postulaciones" className="text-h4">
              Postulaciones
            </h2>
            <p role="status" className="text-sm text-ink-2 tabular-nums">
              {figure(list.total ?? 0)}
              {list.total === mostCounted && '+'}, las más recientes primero
            </p>
          </div>
          <Card padding="none">
            <MatchingTable applications={list.rows} />
          </Card>
          <KeysetPages
            previous={before === undefined ? null : matchingHref(chosen)}
            next={oldest ? matchingHref({ ...chosen, before: oldest.id }) : null}
          />
        </section>
      )}
    </>
  )
}

const Export = ({ filters, mayName }: Data) => (
  <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <Card title="Exportar lo filtrado">
      <ExportForm
        kind="matching-reports"
        filters={filters}
        mayName={mayName}
        contents={{
          xlsx: 'Cuatro hojas: resumen, postulaciones, empresas, empleos',
          pdf: 'El resumen con los gráficos y sus tablas',
        }}
      />
    </Card>
    <Card title="Tus exportaciones">
      <ExportList kind="matching-reports" />
    </Card>
  </div>
)

/** `[` and `]` go to the tab before and after. */
function useTabKeys(tab: MatchingTab, hrefOf: (tab: MatchingTab) => string) {
  const navigate = useNavigate()
  const [isOn] = useKeySwitch()
  const go = (by: number) => () => {
    const to = matchingTabs[matchingTabs.indexOf(tab) + by]
    if (to) void navigate(hrefOf(to), { preventScrollReset: true })
  }
  useLetterKeys(isOn, { '[': go(-1), ']': go(1) })
}
