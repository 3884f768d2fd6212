import { type ChartColor, fills } from './chart-colors.ts'
import { figure } from './scale.ts'

type BarCellProps = {
  value: number
  /** What the longest bar stands for. */
  most: number
  color?: ChartColor
  format?: (value: number) => string
}

/** A figure with its bar, in a row of a table: the table is the chart. */
export const BarCell = ({ value, most, color = 'orange', format = figure }: BarCellProps) => (
  <span className="grid grid-cols-[minmax(3rem,1fr)_auto] items-center gap-2.5">
    <svg width="100%" height="8" aria-hidden="true" className="max-md:w-24">
      <rect
        width={`${most > 0 && value > 0 ? Math.max(1, Math.min(100, (value / most) * 100)) : 0}%`}
        height="8"
        rx="1"
        className={fills[color]}
      />
    </svg>
    <span className="min-w-9 text-right font-medium tabular-nums">{format(value)}</span>
  </span>
)
