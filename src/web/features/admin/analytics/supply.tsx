import type { Analytics } from '#contracts/admin/analytics.contract.ts'
import { BarCell } from '#web/ui/chart/bar-cell.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Card } from '#web/ui/look/card.tsx'

type Named = { name: string; count: number }
type Place = Analytics['byPlace'][number]

/** How many departments are shown: all of Peru, with those without a place and from abroad. */
const PLACES = 12

/** What is asked for and what is offered today, by category and by place. */
export function Supply({ byCategory, byPlace }: Pick<Analytics, 'byCategory' | 'byPlace'>) {
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <Card title="Oferta y demanda por categoría" padding="none">
        <p className="px-5 pb-3 text-sm text-ink-2 lg:px-6">
          Empleos y servicios tienen categorías distintas, así que van en dos tablas.
        </p>
        <CountTable
          label="Empleos abiertos"
          heading="Categoría del empleo"
          color="orange"
          rows={byCategory.jobs}
        />
        <CountTable
          label="Servicios publicados"
          heading="Categoría del servicio"
          color="blue"
          rows={byCategory.services}
        />
      </Card>
      <Card title="Oferta y demanda por departamento" padding="none">
        <p className="px-5 pb-3 text-sm text-ink-2 lg:px-6">
          Empleos abiertos y profesionales con perfil público, hoy.
        </p>
        <Table
          label="Empleos y profesionales por departamento"
          density="compact"
          columns={placeColumns(byPlace)}
          rows={byPlace.slice(0, PLACES)}
          keyOf={({ place }) => place}
        />
      </Card>
    </div>
  )
}

function CountTable({
  label,
  heading,
  color,
  rows,
}: {
  label: string
  heading: string
  color: 'orange' | 'blue'
  rows: readonly Named[]
}) {
  const most = Math.max(0, ...rows.map(({ count }) => count))
  return (
    <Table
      label={label}
      density="compact"
      columns={countColumns({ label, heading, color, most })}
      rows={rows}
      keyOf={({ name }) => name}
    />
  )
}

const countColumns = ({
  label,
  heading,
  color,
  most,
}: {
  label: string
  heading: string
  color: 'orange' | 'blue'
  most: number
}): Column<Named>[] => [
  { id: 'name', label: heading, lead: true, cell: ({ name }) => name || 'Sin categoría' },
  { id: 'count', label, cell: ({ count }) => <BarCell value={count} most={most} color={color} /> },
]

function placeColumns(places: readonly Place[]): Column<Place>[] {
  const mostJobs = Math.max(0, ...places.map(({ jobs }) => jobs))
  const mostPeople = Math.max(0, ...places.map(({ professionals }) => professionals))
  return [
    { id: 'place', label: 'Departamento', lead: true, cell: ({ place }) => place || 'Sin lugar' },
    { id: 'jobs', label: 'Empleos', cell: ({ jobs }) => <BarCell value={jobs} most={mostJobs} /> },
    {
      id: 'people',
      label: 'Profesionales',
      cell: ({ professionals }) => <BarCell value={professionals} most={mostPeople} color="blue" />,
    },
  ]
}
