import type { Analytics } from '#contracts/admin/analytics.contract.ts'
import { cohortMonths } from '#contracts/admin/analytics-figures.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'
import { monthPeriod } from '#domain/time/periods.ts'
import { figure } from '#web/ui/chart/scale.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Card } from '#web/ui/look/card.tsx'

type Cohort = Analytics['cohorts'][number]

/** Who registered in a month, and which share was active in the months after. */
export function Cohorts({ cohorts }: Pick<Analytics, 'cohorts'>) {
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <CohortCard
        title="Profesionales por mes de registro"
        active="Activo es quien postuló a algún empleo en ese mes."
        rows={cohorts.filter(({ kind }) => kind === 'professional')}
      />
      <CohortCard
        title="Empresas por mes de registro"
        active="Activa es la que publicó algún empleo en ese mes."
        rows={cohorts.filter(({ kind }) => kind === 'company')}
      />
    </div>
  )
}

function CohortCard({ title, active, rows }: { title: string; active: string; rows: readonly Cohort[] }) {
  return (
    <Card title={title} padding="none">
      <p className="px-5 pb-3 text-sm text-ink-2 lg:px-6">{active}</p>
      {rows.length > 0 ? (
        <Table label={title} density="compact" columns={COLUMNS} rows={rows} keyOf={({ month }) => month} />
      ) : (
        <p className="px-5 pb-5 text-sm text-ink-2 lg:px-6">
          Nadie se registró en los últimos {spelledNumber(cohortMonths)} meses.
        </p>
      )}
    </Card>
  )
}

/** A share of the registered, with their number: few people make large shares. */
const after = (at: number) =>
  function ActiveShare({ registered, active }: Cohort) {
    const count = active[at]
    if (count === null || count === undefined) return '—'
    return `${figure(Math.round((count / registered) * 100))}% (${figure(count)})`
  }

const COLUMNS: Column<Cohort>[] = [
  { id: 'month', label: 'Mes', lead: true, cell: ({ month }) => monthPeriod(month).name },
  { id: 'registered', label: 'Registros', align: 'end', cell: ({ registered }) => figure(registered) },
  { id: 'one', label: 'Un mes después', align: 'end', cell: after(0) },
  { id: 'two', label: 'Dos meses', align: 'end', cell: after(1) },
  { id: 'three', label: 'Tres meses', align: 'end', cell: after(2) },
]
