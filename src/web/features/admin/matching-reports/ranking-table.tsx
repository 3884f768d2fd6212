import type { ReactNode } from 'react'
import { smallestGroup } from '#contracts/admin/matching-reports-figures.ts'
import { bandOf } from '#contracts/admin/matching-reports-vocabulary.ts'
import { BarCell } from '#web/ui/chart/bar-cell.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { bandColors } from './band-colors.ts'
import { inPercent } from './share.ts'

export type RankedRow = {
  id: number
  name: ReactNode
  applicationCount: number
  averageScore: number | null
  highShare: number | null
}

/** Companies or jobs by their number of applications, with the average of their scores. */
export function RankingTable({
  label,
  heading,
  rows,
}: {
  label: string
  heading: string
  rows: readonly RankedRow[]
}) {
  const most = Math.max(0, ...rows.map(({ applicationCount }) => applicationCount))
  const ranked = rows.map((row, at) => Object.assign({ place: at + 1 }, row))
  return (
    <Card padding="none">
      {rows.length > 0 ? (
        <Table
          label={label}
          density="compact"
          columns={columnsWith(heading, most)}
          rows={ranked}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState title={`Nada llega a ${smallestGroup} postulaciones con estos filtros`}>
          Un promedio de menos personas no dice nada, y podría decir de quién es.
        </EmptyState>
      )}
      <p className="border-t border-line px-4 py-2.5 text-xs text-ink-2">
        Con menos de {smallestGroup} postulaciones no se entra al ranking.
      </p>
    </Card>
  )
}

const columnsWith = (heading: string, most: number): Column<RankedRow & { place: number }>[] => [
  { id: 'name', label: heading, lead: true, cell: ({ place, name }) => <Named place={place}>{name}</Named> },
  {
    id: 'count',
    label: 'Postulaciones',
    cell: ({ applicationCount }) => <BarCell value={applicationCount} most={most} />,
  },
  {
    id: 'average',
    label: 'Compatibilidad promedio',
    cell: ({ averageScore }) =>
      averageScore === null ? (
        '—'
      ) : (
        <BarCell value={averageScore} most={100} color={bandColors[bandOf(averageScore)]} />
      ),
  },
  { id: 'high', label: 'Con 80 o más', align: 'end', cell: ({ highShare }) => inPercent(highShare) },
]

const Named = ({ place, children }: { place: number; children: ReactNode }) => (
  <span className="flex items-baseline gap-3">
    <span className="w-5 text-right text-ink-3 tabular-nums">{place}</span>
    <span className="min-w-0">{children}</span>
  </span>
)
