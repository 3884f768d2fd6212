import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { monthPeriod, weekPeriod } from '#domain/time/periods.ts'
import { BarChart } from './bar-chart.tsx'
import { pointText } from './chart-data.ts'
import { StepChart, stepPath } from './step-chart.tsx'

const bars = (months: readonly string[], values: readonly (number | null)[]) =>
  renderToStaticMarkup(
    <BarChart
      title="Ingresos por mes"
      description="En dólares."
      pointLabel="Mes"
      name="Dólares"
      points={months.map((month, at) => ({ ...monthPeriod(month), isPartial: at === months.length - 1 }))}
      values={values}
      format={(value) => `$${value}`}
    />,
  )

test('bars have axes, a table with the same figures, and no inline style', () => {
  const html = bars(['2026-10', '2026-11'], [33_900, 31_842])
  expect(html).toContain('>40 k</text>')
  expect(html).toContain('>oct.</text>')
  expect(html).toMatch(/<summary[^>]*>.*Ver como tabla/)
  expect(html).toContain('nov. 2026 (en curso)')
  expect(html).toContain('$31842')
  expect(html).toMatch(/role="slider"[^>]*aria-valuetext="nov. 2026: \$31842"/)
  expect(html).not.toContain('style=')
  expect(html.match(/<rect[^>]*fill="url\(#/g)).toHaveLength(2)
})

test('without any figure the chart says so, and has no table', () => {
  for (const html of [bars([], []), bars(['2026-11'], [0]), bars(['2026-11'], [null])]) {
    expect(html).toContain('Todavía no hay datos para este gráfico.')
    expect(html).not.toContain('<details')
  }
})

test('a single point is a bar of a sensible width', () => {
  expect(bars(['2026-11'], [5])).toContain('width="12%"')
})

test('a step is as wide as its period, and an unknown figure interrupts the line', () => {
  const scale = { xOf: (at: number) => at * 25, yOf: (value: number) => 100 - value }
  expect(stepPath([10, 20, null, 5], scale)).toBe('M0 90H25V80H50M75 95H100')
})

test('two lines have a legend, and a point says both', () => {
  const points = ['2026-11-09', '2026-11-16'].map(weekPeriod)
  const series = [
    { name: 'Este año', color: 'orange' as const, values: [69_000, 71_460] },
    { name: 'Un año antes', color: 'past' as const, values: [57_000, null] },
  ]
  const html = renderToStaticMarkup(
    <StepChart
      title="Postulaciones"
      description="Por semana."
      pointLabel="Semana"
      points={points}
      series={series}
    />,
  )
  expect(html).toContain('>16 nov.</text>')
  expect(html).toMatch(/<li[^>]*>.*Un año antes/)
  expect(pointText({ points, series }, 1)).toBe('Semana del 16 nov. 2026: Este año 71,460, Un año antes —')
})
