import type { ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'

type StatProps = {
  label: ReactNode
  /** Already formatted: '2,136', '80 %'. */
  value: ReactNode
  /** Beside the figure: a `Badge` with the change. */
  aside?: ReactNode
  size?: 'md' | 'lg'
}

/** A figure with its label. Use several in a row. */
export function Stat({ label, value, aside, size = 'md' }: StatProps) {
  return (
    <dl>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd
        className={cx(
          'fig flex flex-wrap items-center gap-x-3',
          size === 'lg' ? 'text-[2rem] leading-[1.15]' : 'text-[1.5rem] leading-tight',
        )}
      >
        {value}
        {aside && <span className="font-text tracking-normal">{aside}</span>}
      </dd>
    </dl>
  )
}
