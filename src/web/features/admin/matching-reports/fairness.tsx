import { smallestGroup } from '#contracts/admin/matching-reports-figures.ts'
import type { MatchingMetrics } from '#contracts/admin/matching-reports.contract.ts'
import { bandNames, fairnessGroupNames } from '#domain/admin/matching-report.words.ts'
import { ShareBar } from '#web/ui/chart/share-bar.tsx'
import { figure } from '#web/ui/chart/scale.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { bandColors } from './band-colors.ts'
import { inPercent, orDash } from './share.ts'

type Group = MatchingMetrics['fairness'][number]

const COLUMNS: Column<Group>[] = [
  { id: 'group', label: 'Grupo', lead: true, cell: ({ group }) => fairnessGroupNames[group] },
  {
    id: 'applications',
    label: 'Postulaciones',
    align: 'end',
    cell: ({ applications }) => figure(applications),
  },
  { id: 'average', label: 'Promedio', align: 'end', cell: ({ averageScore }) => orDash(averageScore) },
  { id: 'high', label: 'Con 80 o más', align: 'end', cell: ({ highShare }) => inPercent(highShare) },
  { id: 'hired', label: 'Contratados', align: 'end', cell: ({ hiredShare }) => inPercent(hiredShare) },
]

/** Who was hired by band, and the same scores by group. Age and sex are not stored, so they are not compared. */
export function Fairness({ metrics: { bands, fairness } }: { metrics: MatchingMetrics }) {
  const hired = bands.reduce((sum, band) => sum + band.hired, 0)
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="mb-2 text-sm font-strong">Contratados por banda, de {figure(hired)}</h3>
        {hired === 0 ? (
          <p className="text-sm text-ink-2">Nadie con puntaje fue contratado con estos filtros.</p>
        ) : (
          <ShareBar
            parts={bands.map(({ band, hired: value }) => ({
              name: bandNames[band],
              color: bandColors[band],
              value,
            }))}
          />
        )}
      </div>
      <div>
        <h3 className="mb-2 text-sm font-strong">Los mismos puntajes por grupo</h3>
        {fairness.length > 0 && (
          <div className="rounded-sm border border-line">
            <Table
              label="Puntajes por grupo"
              density="compact"
              columns={COLUMNS}
              rows={fairness}
              keyOf={({ group }) => group}
            />
          </div>
        )}
        <p className="mt-2 max-w-[72ch] text-xs text-ink-2">
          Solo comparamos lo que la ley permite contar y ya está en la postulación. Qhatu no guarda edad ni
          sexo, así que no los compara. Los grupos con menos de {smallestGroup} postulaciones no se muestran.
          Una diferencia no prueba una causa: dice dónde mirar.
        </p>
      </div>
    </div>
  )
}
