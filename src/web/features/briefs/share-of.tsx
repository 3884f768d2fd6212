import { cx } from '#web/ui/look/cx.ts'

/** A part of a whole as a bar; the number stands beside it in words. */
export function ShareBar({ share, isOver = false }: { share: number; isOver?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1.5 block h-1.5 w-full"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect
        width={Math.max(2, Math.min(100, share * 100))}
        height="4"
        className={cx(isOver ? 'fill-warn-ink' : 'fill-accent')}
      />
    </svg>
  )
}

/** Where a value lies in a range that was asked for, as a mark on a line; the numbers stand beside it in words. */
export function RangeBar({ value, min, max }: { value: number; min: number; max: number }) {
  const [from, to] = [Math.min(min, value), Math.max(max, value)]
  // A twelfth of free line at each end, so that a mark at the edge is whole.
  const at = (cents: number) => 8 + (84 * (cents - from)) / Math.max(1, to - from)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="mt-1.5 block h-3 w-full"
    >
      <rect y="3.5" width="100" height="1" className="fill-line" />
      <rect x={at(min)} y="2" width={Math.max(1, at(max) - at(min))} height="4" className="fill-line" />
      <rect
        x={at(value) - 0.75}
        width="1.5"
        height="8"
        className={cx(value > max ? 'fill-warn-ink' : 'fill-accent')}
      />
    </svg>
  )
}
