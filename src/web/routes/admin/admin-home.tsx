import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { weeksContract } from '#contracts/admin/weeks.contract.ts'
import { healthContract } from '#contracts/admin/health.contract.ts'
import { type AdminStats, adminContract } from '#contracts/admin/admin.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatTime } from '#domain/time/dates.ts'
import { HealthStrip } from '#web/features/admin/health/health-strip.tsx'
import { inboxHref, readInboxSearch } from '#web/features/admin/inbox/inbox.address.ts'
import { InboxPanel } from '#web/features/admin/inbox/inbox-panel.tsx'
import { loadInbox } from '#web/features/admin/inbox/inbox.resource.ts'
import { useAdminStats } from '#web/features/admin/stats.resource.ts'
import { WeeksChart } from '#web/features/admin/weeks/weeks-chart.tsx'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { FigureSheet } from '#web/ui/list/figure-sheet.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export const meta = () => unlistedMeta('Administración')

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const query = readInboxSearch(url.searchParams)
  const { admin } = await api.call(adminContract.adminSession, {})
  const [weeks, stats, health, inbox] = await Promise.all([
    api.call(weeksContract.weeks, {}),
    api.call(adminContract.adminStats, {}),
    api.call(healthContract.health, {}),
    admin && may(admin.role, 'work-inbox') ? loadInbox(api, query) : null,
  ])
  return { query, weeks, stats, health, inbox }
}

export const ErrorBoundary = () => <PanelError home="/admin" />

const figures = new Intl.NumberFormat('es-PE')
const perJob = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 })
const signed = new Intl.NumberFormat('es-PE', { signDisplay: 'exceptZero' })

/** What waits for an administrator, and below it the figures of the marketplace. */
export default function AdminHome() {
  const { query, weeks, stats, health, inbox } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-8">
      {inbox !== null && (
        <div>
          <h1 className="mb-4">Bandeja</h1>
          <InboxPanel key={inboxHref(query)} query={query} loaded={inbox} />
        </div>
      )}
      <HealthStrip loaded={health} />
      <section>
        {inbox === null ? (
          <h1 className="mb-4">La plaza hoy</h1>
        ) : (
          <h2 className="mb-4 text-h4">La plaza hoy</h2>
        )}
        <Figures stats={stats} />
      </section>
      <WeeksChart weeks={weeks} />
    </div>
  )
}

/** The documented figures, read again every 30 seconds. */
function Figures({ stats }: { stats: AdminStats }) {
  const { data, isError, dataUpdatedAt } = useAdminStats(stats)
  const growth = data.monthlyGrowth
  const cards = [
    { label: 'Profesionales', value: figures.format(data.totalProfessionals) },
    { label: 'Empresas', value: figures.format(data.totalCompanies) },
    { label: 'Servicios', value: figures.format(data.totalServices) },
    { label: 'Empleos', value: figures.format(data.totalJobs) },
    { label: 'Postulaciones', value: figures.format(data.totalApplications) },
    { label: 'Ingresos (USD)', value: formatMoney(data.totalRevenue, 'USD') },
    { label: 'Crecimiento mensual', value: growth === null ? '—' : `${signed.format(growth)}%` },
    {
      label: 'Empleos activos',
      value: `${figures.format(data.activeJobs)} de ${figures.format(data.totalJobs)}`,
    },
    {
      label: 'Postulaciones por empleo',
      value: data.totalJobs === 0 ? '—' : perJob.format(data.totalApplications / data.totalJobs),
    },
    { label: 'Moderación pendiente', value: figures.format(data.pendingModeration) },
  ]
  return (
    <>
      <FigureSheet figures={cards} columns={5} />
      {isError && (
        <p role="status" className="mt-3 text-sm text-warn-ink">
          No se pudo actualizar: estas cifras son de las {formatTime(new Date(dataUpdatedAt))}.
        </p>
      )}
    </>
  )
}
