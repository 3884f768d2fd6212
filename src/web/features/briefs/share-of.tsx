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
