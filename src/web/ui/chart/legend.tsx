import { useId } from 'react'
import { type ChartColor, fills, strokes } from './chart-colors.ts'
import { Hatch } from './hatch.tsx'

export type LegendEntry = { name: string; color: ChartColor; look?: 'block' | 'line' | 'hatched' }

/** What the colours mean. Drawn, not coloured by a background: a printer leaves those out. */
export const Legend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
    {entries.map((entry) => (
      <li key={entry.name} className="flex items-center gap-1.5">
        <Swatch {...entry} />
        {entry.name}
      </li>
    ))}
  </ul>
)

function Swatch({ color, look = 'block' }: LegendEntry) {
  const id = useId()
  if (look === 'line')
    return (
      <svg width="16" height="10" aria-hidden="true" className="flex-none">
        <line
          x1="0"
          x2="16"
          y1="5"
          y2="5"
          strokeWidth="2"
          strokeDasharray={color === 'past' ? '5 3' : undefined}
          className={strokes[color]}
        />
      </svg>
    )
  return (
    <svg width="11" height="11" aria-hidden="true" className="flex-none">
      {look === 'hatched' && <Hatch id={id} color={color} />}
      <rect
        x="0.5"
        y="0.5"
        width="10"
        height="10"
        rx="1.5"
        fill={look === 'hatched' ? `url(#${id})` : undefined}
        className={look === 'hatched' ? strokes[color] : fills[color]}
      />
    </svg>
  )
}
