import type { Analytics } from '#contracts/admin/analytics.contract.ts'
import { BarCell } from '#web/ui/chart/bar-cell.tsx'
import { figure } from '#web/ui/chart/scale.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'

type Stage = {
  key: keyof Analytics['funnel']
  name: string
  count: number
  before: number | null
  most: number
}

const names: [Stage['key'], string][] = [
  ['visits', 'Visitas a empleos'],
  ['applications', 'Postulaciones'],
  ['viewed', 'Vistas por la empresa'],
  ['preselected', 'Preseleccionadas'],
  ['hired', 'Contrataciones'],
]

const COLUMNS: Column<Stage>[] = [
  { id: 'stage', label: 'Paso', lead: true, cell: ({ name }) => name },
  { id: 'count', label: 'Cuántas', cell: ({ count, most }) => <BarCell value={count} most={most} /> },
  {
    id: 'share',
    label: 'Del paso anterior',
    align: 'end',
    cell: ({ count, before }) =>
      before === null ? '' : before === 0 ? '—' : `${figure(Math.round((count / before) * 1000) / 10)}%`,
  },
]

/** From a visit to a hire: a table whose figures are bars, each beside its share of the step before. */
export function Funnel({ funnel }: Pick<Analytics, 'funnel'>) {
  const most = Math.max(...names.map(([key]) => funnel[key]))
  const stages = names.map(([key, name], at): Stage => {
    const before = names[at - 1]
    return { key, name, count: funnel[key], before: before ? funnel[before[0]] : null, most }
  })
  return (
    <Table
      label="De la visita a la contratación"
      density="compact"
      columns={COLUMNS}
      rows={stages}
      keyOf={({ key }) => key}
    />
  )
}
