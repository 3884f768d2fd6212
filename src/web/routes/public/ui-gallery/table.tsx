import { useState } from 'react'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { type Column, type Sort, Table } from '#web/ui/list/table.tsx'
import { Section } from './section.tsx'

type Row = { name: string; title: string; match: number; state: string; tone: Tone; date: string }

const ROWS: readonly Row[] = [
  {
    name: 'Rosaura Tello',
    title: 'Analista de datos',
    match: 92,
    state: 'Preseleccionado',
    tone: 'accent',
    date: '19 nov. 2026',
  },
  {
    name: 'Noemí Salas',
    title: 'Analista de riesgos',
    match: 86,
    state: 'Visto',
    tone: 'info',
    date: '20 nov. 2026',
  },
  {
    name: 'Iván Cárdenas',
    title: 'Analista de datos',
    match: 78,
    state: 'Entrevistado',
    tone: 'warn',
    date: '14 nov. 2026',
  },
  {
    name: 'Efraín Lazo',
    title: 'Ingeniero industrial',
    match: 54,
    state: 'Rechazado',
    tone: 'bad',
    date: '12 nov. 2026',
  },
]

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'name',
    label: 'Candidato',
    lead: true,
    sortable: true,
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={row.name} size={34} />
        <span>
          <b className="block">{row.name}</b>
          <span className="text-ink-2">{row.title}</span>
        </span>
      </span>
    ),
  },
  { id: 'match', label: 'Match', sortable: true, cell: (row) => <MatchRing score={row.match} size={40} /> },
  { id: 'state', label: 'Estado', cell: (row) => <Badge tone={row.tone}>{row.state}</Badge> },
  { id: 'date', label: 'Postuló', align: 'end', cell: (row) => row.date },
]

export function TableSection() {
  const [sort, setSort] = useState<Sort>({ column: 'match', direction: 'descending' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = ROWS.toSorted(
    (a, b) => sign * (sort.column === 'match' ? a.match - b.match : a.name.localeCompare(b.name, 'es')),
  )
  const turn = (column: string) =>
    setSort({
      column,
      direction: sort.column === column && sort.direction === 'descending' ? 'ascending' : 'descending',
    })
  return (
    <Section
      title="Tabla"
      lead="El encabezado no se pierde al bajar y muestra el orden; en el celular, las filas se vuelven tarjetas."
    >
      <Card padding="none">
        <Table
          label="Candidatos"
          columns={COLUMNS}
          rows={rows}
          keyOf={(row) => row.name}
          sort={sort}
          onSort={turn}
        />
      </Card>
    </Section>
  )
}
