import { monthPeriod, weekPeriod } from '#domain/time/periods.ts'
import { BarCell } from '#web/ui/chart/bar-cell.tsx'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { ShareBar } from '#web/ui/chart/share-bar.tsx'
import { StepChart } from '#web/ui/chart/step-chart.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Section } from './section.tsx'

const MONTHS = [
  ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map(monthPeriod),
  { ...monthPeriod('2026-11'), isPartial: true },
]
const WEEKS = [
  '2026-08-31',
  '2026-09-07',
  '2026-09-14',
  '2026-09-21',
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
].map(weekPeriod)
const SCORES = [2, 3, 4, 6, 8, 10, 13, 17, 21, 26, 33, 49, 87, 117, 138, 150, 140, 115, 83, 46]

const AVERAGE_COLUMNS: readonly Column<{ industry: string; score: number }>[] = [
  { id: 'industry', label: 'Industria', lead: true, cell: ({ industry }) => industry },
  { id: 'score', label: 'Promedio', cell: ({ score }) => <BarCell value={score} most={100} color="mid" /> },
]

/** The warmths of a match: low, middle and high bins. */
const warmth = (bin: number) => (bin < 12 ? 'low' : bin < 16 ? 'mid' : 'orange')

export function ChartsSection() {
  return (
    <Section
      title="Gráficos"
      lead="Montos en barras, tendencias en escalones. Las flechas recorren los puntos; la tabla dice lo mismo."
    >
      <div className="grid gap-5">
        <Card>
          <BarChart
            level={3}
            title="Ingresos por mes"
            description="Pagos completados en soles; el mes en curso todavía no termina."
            pointLabel="Mes"
            name="Soles"
            color="blue"
            points={MONTHS}
            values={[4000, 7200, 9300, 11_400, 14_000, 13_210]}
            format={(value) => `S/ ${value.toFixed(2)}`}
          />
        </Card>
        <Card>
          <StepChart
            level={3}
            title="Postulaciones por semana"
            description="Semanas desde el lunes, junto a las mismas de un año antes."
            pointLabel="Semana"
            points={WEEKS}
            series={[
              {
                name: 'Este año',
                color: 'orange',
                values: [584, 576, 590, 621, 606, 632, 612, 655, 671, 645, 698, 715],
              },
              {
                name: 'Un año antes',
                color: 'past',
                values: [491, 496, 501, 506, 504, 532, 533, 521, 552, 556, 541, 581],
              },
            ]}
          />
        </Card>
        <Card>
          <BarChart
            level={3}
            title="Cómo se reparte la compatibilidad"
            description="Postulaciones en veinte tramos de cinco puntos."
            pointLabel="Compatibilidad"
            name="Postulaciones"
            caption="Compatibilidad, en tramos de 5 puntos"
            points={SCORES.map((_, bin) => ({
              key: String(bin),
              label: '',
              name: `De ${bin * 5} a ${bin === 19 ? 100 : bin * 5 + 4}`,
            }))}
            values={SCORES}
            colors={SCORES.map((_, bin) => warmth(bin))}
            bands={[
              { label: 'Baja', figure: '18%', from: 0, to: 12 },
              { label: 'Media', figure: '46%', from: 12, to: 16 },
              { label: 'Alta', figure: '36%', from: 16, to: 20 },
            ]}
            edges={[0, 4, 8, 12, 16, 20].map((at) => ({ at, label: String(at * 5) }))}
          />
        </Card>
        <Card>
          <StepChart
            level={3}
            title="Sin datos"
            description="Antes de la primera semana."
            pointLabel="Semana"
            points={[]}
            series={[{ name: 'Postulaciones', color: 'orange', values: [] }]}
          />
        </Card>
        <Card title="Contratados por banda" level={3}>
          <ShareBar
            parts={[
              { name: 'Alta', color: 'orange', value: 734 },
              { name: 'Media', color: 'mid', value: 385 },
              { name: 'Baja', color: 'low', value: 85 },
            ]}
          />
        </Card>
        <Card padding="none">
          <Table
            label="Promedio por industria"
            density="compact"
            rows={[
              { industry: 'Tecnología', score: 78 },
              { industry: 'Turismo', score: 63 },
            ]}
            keyOf={({ industry }) => industry}
            columns={AVERAGE_COLUMNS}
          />
        </Card>
      </div>
    </Section>
  )
}
