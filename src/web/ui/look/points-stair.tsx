import { cx } from './cx.ts'

/** Four rising steps. */
export const stairHeights = ['h-2', 'h-3', 'h-4', 'h-5'] as const

type PointsStairProps = {
  /** 1 to 4; an average is drawn to the next whole step. */
  points: number
  /** In words: 'Promedio: 3.4 de 4'. */
  label: string
}

/** Points as a small flight of steps. */
export function PointsStair({ points, label }: PointsStairProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex w-18 items-end gap-0.5">
      {stairHeights.map((height, at) => (
        <span
          key={height}
          className={cx('flex-1', height, at < Math.round(points) ? 'bg-ink' : 'bg-match-track')}
        />
      ))}
    </span>
  )
}
