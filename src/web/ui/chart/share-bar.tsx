import { type ChartColor, fills } from './chart-colors.ts'
import { Legend } from './legend.tsx'
import { figure } from './scale.ts'

/** The parts of a whole in one bar. The words below have every figure, so the drawing needs none. */
export function ShareBar({
  parts,
}: {
  parts: readonly { name: string; color: ChartColor; value: number }[]
}) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  if (whole === 0) return null
  const shares = parts.map(({ value }) => (value / whole) * 100)
  const boxes = parts.map(({ name, color }, at) => ({
    name,
    color,
    x: shares.slice(0, at).reduce((sum, share) => sum + share, 0),
    width: shares[at] ?? 0,
  }))
  return (
    <div className="grid gap-2">
      <svg width="100%" height="9" aria-hidden="true">
        {boxes.map(({ name, color, x, width }) => (
          <rect
            key={name}
            x={`${x}%`}
            width={`${Math.max(0, width - 0.4)}%`}
            height="9"
            className={fills[color]}
          />
        ))}
      </svg>
      <Legend
        entries={parts.map(({ name, color, value }) => ({
          name: `${name}: ${figure(value)} (${figure(Math.round((value / whole) * 100))}%)`,
          color,
        }))}
      />
    </div>
  )
}
