import type { ReactNode } from 'react'
import type { MatchingMetrics } from '#contracts/admin/matching-reports.contract.ts'
import { figure } from '#web/ui/chart/scale.ts'
import { FigureSheet } from '#web/ui/list/figure-sheet.tsx'
import { inPercent, orDash } from './share.ts'

/** A figure with the line that explains it. */
const withLine = (value: string, line: string): ReactNode => (
  <span>
    {value}
    <span className="block font-text text-xs leading-4 font-body tracking-normal text-ink-2">{line}</span>
  </span>
)

export function MatchingFigures({ metrics }: { metrics: MatchingMetrics }) {
  const { humanReviews, bands, scored } = metrics
  const high = bands.find(({ band }) => band === 'high')?.applications ?? 0
  const waiting = humanReviews.asked - humanReviews.answered
  return (
    <FigureSheet
      columns={5}
      figures={[
        {
          label: 'Postulaciones',
          value: withLine(
            `${figure(metrics.totalApplications)}${metrics.isOfLatest ? '+' : ''}`,
            `${figure(scored)} con puntaje`,
          ),
        },
        {
          label: 'Compatibilidad promedio',
          value: withLine(
            orDash(metrics.averageCompatibility),
            `mediana: ${orDash(metrics.medianCompatibility)}`,
          ),
        },
        {
          label: 'Compatibilidad alta',
          value: withLine(inPercent(scored === 0 ? null : high / scored), `${figure(high)} con 80 o más`),
        },
        {
          label: 'Empresas y empleos',
          value: withLine(`${figure(metrics.companies)} y ${figure(metrics.jobs)}`, 'con postulaciones'),
        },
        {
          label: 'Revisiones humanas',
          value: withLine(
            figure(humanReviews.asked),
            `${figure(humanReviews.answered)} respondidas, ${figure(waiting)} sin responder`,
          ),
        },
      ]}
    />
  )
}
