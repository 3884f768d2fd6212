import type { Period } from '#domain/time/periods.ts'
import type { ChartColor } from './chart-colors.ts'
import { figure } from './scale.ts'

/** A place on the axis: a month, a week, a category. `isPartial`: it is not over yet, so its figure is hatched. */
export type ChartPoint = Period & { isPartial?: boolean }

/** The figures of one colour, one for each point. Null: not known, which is not zero. */
export type ChartSeries = { name: string; color: ChartColor; values: readonly (number | null)[] }

export type ChartData = {
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** A figure in words, in the tooltip and the table. */
  format?: ((value: number) => string) | undefined
  /** A short figure, on the axis and at a mark. */
  axisFormat?: ((value: number) => string) | undefined
}

/** Nothing to draw: no point has a figure above zero. */
export const isEmpty = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => value === null || value === 0))

/** '—' for an unknown figure. */
export const said = (value: number | null | undefined, format: (value: number) => string = figure): string =>
  value === null || value === undefined ? '—' : format(value)

/** One point in words: 'nov. 2026: Dólares $31,842.00'. The only series needs no name. */
export function pointText({ points, series, format }: ChartData, at: number): string {
  const figures = series.map(({ name, values }) =>
    series.length > 1 ? `${name} ${said(values[at], format)}` : said(values[at], format),
  )
  return `${points[at]?.name ?? ''}: ${figures.join(', ')}`
}
