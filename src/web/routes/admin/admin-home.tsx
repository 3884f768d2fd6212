import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { formatTime } from '#domain/time/dates.ts'
import { useAdminStats } from '#web/features/admin/stats.resource.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { FigureSheet } from '#web/ui/list/figure-sheet.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export const meta = () => unlistedMeta('Administración')

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(personalApi).call(adminContract.adminStats, {})

export const ErrorBoundary = () => <PanelError home="/admin" />

const figures = new Intl.NumberFormat('es-PE')
const perJob = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 })
const signed = new Intl.NumberFormat('es-PE', { signDisplay: 'exceptZero' })

/** The documented figures, read again every 30 seconds. */
export default function AdminHome() {
  const { data, isError, dataUpdatedAt } = useAdminStats(useLoaderData<typeof loader>())
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
      <h1>Inicio</h1>
      <p className="mt-1 mb-5 text-sm text-ink-2">Así está la plaza en este momento.</p>
      <FigureSheet figures={cards} columns={5} />
      {isError && (
        <p role="status" className="mt-3 text-sm text-warn-ink">
          No se pudo actualizar: estas cifras son de las {formatTime(new Date(dataUpdatedAt))}.
        </p>
      )}
    </>
  )
}
