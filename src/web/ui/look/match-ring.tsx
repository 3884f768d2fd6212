import { noScoreText } from '#domain/matching/score/bands.ts'
import { cx } from './cx.ts'
import { STITCH, stitches, warmthOf } from './match-stitches.ts'

const SIZES = {
  40: 'size-10 text-[13.5px]',
  56: 'size-14 text-[19px]',
  72: 'size-18 text-[24px]',
  96: 'size-24 text-[33px]',
}
const WARMTHS = { high: 'stroke-match-high', mid: 'stroke-match-mid', low: 'stroke-match-low' }

type MatchRingProps = {
  /** 0 to 100; null: too little is known for a number. */
  score: number | null
  size?: keyof typeof SIZES
  className?: string
}

/**
 * The match as a ring of twenty stitches with the number in it. The band stands beside it in words. Without a number there
 * is no ring; the words say so.
 */
export function MatchRing({ score, size = 56, className }: MatchRingProps) {
  if (score === null)
    return (
      <span className={cx('max-w-22 flex-none text-center text-xs leading-4 text-ink-2', className)}>
        {noScoreText}
      </span>
    )
  return (
    <span
      role="img"
      aria-label={`Compatibilidad ${score} de 100`}
      className={cx('relative inline-grid flex-none place-items-center', SIZES[size], className)}
    >
      <svg
        viewBox="0 0 40 40"
        fill="none"
        strokeWidth="4.2"
        className="absolute inset-0 size-full -rotate-90"
        aria-hidden="true"
      >
        <circle
          cx="20"
          cy="20"
          r="17.5"
          pathLength="100"
          strokeDasharray={STITCH}
          className="stroke-match-track"
        />
        <circle
          cx="20"
          cy="20"
          r="17.5"
          pathLength="100"
          strokeDasharray={stitches(score)}
          className={WARMTHS[warmthOf(score)]}
        />
      </svg>
      <span
        aria-hidden="true"
        className="font-display leading-none font-bold tracking-[-0.04em] text-ink tabular-nums"
      >
        {score}
      </span>
    </span>
  )
}
