import type { Analytics } from '#contracts/admin/analytics.contract.ts'
import { weekPeriod } from '#domain/time/periods.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import type { ChartPoint } from '#web/ui/chart/chart-data.ts'
import { figure, shortFigure } from '#web/ui/chart/scale.ts'
import { StepChart } from '#web/ui/chart/step-chart.tsx'
import { Card } from '#web/ui/look/card.tsx'

/** As a person says it: '5 h' and '1.5 d'. */
const hoursOrDays = (days: number): string =>
  days < 1 ? `${figure(Math.round(days * 24))} h` : `${figure(Math.round(days * 10) / 10)} d`

/** What happened week by week: applications and hires, and how long the first answer took. */
export function WeeklyCharts({ weeks }: Pick<Analytics, 'weeks'>) {
  const points: ChartPoint[] = weeks.map(({ week, isPartial }) =>
    Object.assign(weekPeriod(week), { isPartial }),
  )
  const answered = weeks.reduce((sum, week) => sum + week.answered, 0)
  const received = weeks.reduce((sum, week) => sum + week.applications, 0)
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <Card>
        <StepChart
          title="Postulaciones por semana"
          description="Semanas desde el lunes, con las que la empresa abrió."
          pointLabel="Semana"
          points={points}
          series={[
            {
              name: 'Postulaciones',
              color: 'orange',
              values: weeks.map(({ applications }) => applications),
            },
            { name: 'Vistas', color: 'blue', values: weeks.map(({ viewed }) => viewed) },
          ]}
        />
      </Card>
      <Card>
        <BarChart
          title="Tiempo hasta la primera respuesta"
          description={`La mitad de las respondidas esperó menos, según la semana en que se postuló. Responder es decidir, no solo abrir: ${figure(answered)} de ${figure(received)} tienen respuesta, y las que aún esperan no cuentan.`}
          pointLabel="Semana"
          name="Mediana"
          color="blue"
          points={points}
          values={weeks.map(({ medianHours }) => (medianHours === null ? null : medianHours / 24))}
          format={hoursOrDays}
          axisFormat={(days) => `${shortFigure(days)} d`}
        />
      </Card>
    </div>
  )
}
