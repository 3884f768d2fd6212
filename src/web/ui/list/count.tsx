import { cx } from '#web/ui/look/cx.ts'

type CountProps = {
  value: number
  /** Draws attention: unread messages. */
  hot?: boolean
  /** On a sunken background. */
  onSunken?: boolean
  className?: string
}

/** A number in a pill; '99+' above 99. State what it counts beside it or in the accessible name of its control. */
export function Count({ value, hot, onSunken, className }: CountProps) {
  return (
    <span
      className={cx(
        'inline-grid h-[22px] min-w-[22px] place-items-center rounded-full px-1.5 text-2xs font-strong tabular-nums',
        hot ? 'bg-accent text-on-accent' : cx('text-ink-2', onSunken ? 'bg-surface' : 'bg-sunken'),
        className,
      )}
    >
      {value > 99 ? '99+' : value}
    </span>
  )
}
