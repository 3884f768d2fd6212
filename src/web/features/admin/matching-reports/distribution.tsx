import { bandFloor, bandOf, type CompatibilityBand } from '#contracts/admin/matching-reports-vocabulary.ts'
import type { MatchingMetrics } from '#contracts/admin/matching-reports.contract.ts'
import { bandNames, binName } from '#domain/admin/matching-report.words.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { bandColors } from './band-colors.ts'
import { inPercent } from './share.ts'

/** Points of a bin: the twenty bins are the twenty stitches of the ring. */
const POINTS = 5

/** How many applications have which score, with the cuts of the bands. */
export function Distribution({
  metrics: { distribution, bands, scored },
}: {
  metrics: Pick<MatchingMetrics, 'distribution' | 'bands' | 'scored'>
}) {
  const shareOf = (band: CompatibilityBand) => {
    const count = bands.find((one) => one.band === band)?.applications ?? 0
    return inPercent(scored === 0 ? null : count / scored)
  }
  const cut = (band: 'high' | 'medium') => bandFloor[band] / POINTS
  return (
    <BarChart
      title="Cómo se reparte la compatibilidad"
      description={
        scored === 0
          ? 'Ninguna de estas postulaciones tiene puntaje todavía.'
          : `De las postulaciones con puntaje: baja, menos de 60, ${shareOf('low')}; media, de 60 a 79, ${shareOf('medium')}; alta, 80 o más, ${shareOf('high')}.`
      }
      pointLabel="Compatibilidad"
      name="Postulaciones"
      caption={`Compatibilidad, en tramos de ${POINTS} puntos`}
      points={distribution.map((_, bin) => ({ key: String(bin), label: '', name: binName(bin) }))}
      values={distribution}
      colors={distribution.map((_, bin) => bandColors[bandOf(bin * POINTS)])}
      bands={[
        { label: bandNames.low, figure: shareOf('low'), from: 0, to: cut('medium') },
        { label: bandNames.medium, figure: shareOf('medium'), from: cut('medium'), to: cut('high') },
        { label: bandNames.high, figure: shareOf('high'), from: cut('high'), to: distribution.length },
      ]}
      edges={[0, 4, 8, 12, 16, 20].map((at) => ({ at, label: String(at * POINTS) }))}
    />
  )
}
