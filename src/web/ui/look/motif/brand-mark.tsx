import { cx } from '#web/ui/look/cx.ts'

const PIXEL_CHAKANA = 'M8 0h8v4h4v4h4v8h-4v4h-4v4h-8v-4h-4v-4h-4v-8h4v-4h4v-4zM9 9v6h6V9z'

/** The mark of the product: a chakana with one thread as the tail of the Q. Decorative. */
export function BrandMark({ onNight = false }: { onNight?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="size-[30px] flex-none" aria-hidden="true">
      <path className="fill-accent" fillRule="evenodd" d={PIXEL_CHAKANA} />
      <path className={onNight ? 'fill-on-night' : 'fill-ink'} d="M17.5 17.5H24V24h-6.5z" />
    </svg>
  )
}

/** The small chakana that marks premium items, in the colour of its text. Decorative. */
export function PremiumGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={cx('size-3 flex-none fill-current', className)} aria-hidden="true">
      <path fillRule="evenodd" d={PIXEL_CHAKANA} />
    </svg>
  )
}
