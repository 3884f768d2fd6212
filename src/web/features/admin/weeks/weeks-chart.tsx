import { useState } from 'react'
import { shownWeeks, type Weeks } from '#contracts/admin/weeks.contract.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'
import { weekPeriod } from '#domain/time/periods.ts'
import { figure, shortFigure } from '#web/ui/chart/scale.ts'
import { StepChart } from '#web/ui/chart/step-chart.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { Card } from '#web/ui/look/card.tsx'

const names = {
  applications: 'Postulaciones',
  registrations: 'Registros',
  jobs: 'Empleos',
  revenue: 'Ingresos',
} as const
type Shown = keyof typeof names

/** The last complete weeks beside those a year before; one figure at a time. */
export function WeeksChart({ weeks }: { weeks: Weeks }) {
  const [shown, setShown] = useState<Shown>('applications')
  const isMoney = shown === 'revenue'
  const format = (value: number) => (isMoney ? formatMoney(value, 'USD') : figure(value))
  return (
    <Card>
      <StepChart
        title={`Las últimas ${spelledNumber(shownWeeks)} semanas`}
        level={3}
        description={`${names[shown]}${isMoney ? ' en dólares, sin lo devuelto' : ''} por semana completa, desde el lunes.`}
        pointLabel="Semana"
        points={weeks.mondays.map(weekPeriod)}
        series={[
          { name: names[shown], color: 'orange', values: weeks[shown].now },
          { name: 'Un año antes', color: 'past', values: weeks[shown].before },
        ]}
        format={format}
        axisFormat={(value) => (isMoney ? `$${shortFigure(value / 100)}` : shortFigure(value))}
        action={
          <div className="max-w-full overflow-x-auto">
            <Segmented
              label="Qué se muestra"
              options={Object.entries(names).map(([value, label]) => ({ value: value as Shown, label }))}
              value={shown}
              onChange={setShown}
            />
          </div>
        }
      />
    </Card>
  )
}
