import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type CardProps = {
  title?: ReactNode
  /** At the end of the title's line: a link, a small button. */
  action?: ReactNode
  /** The heading level of the title. */
  level?: 2 | 3
  /** `none` when the content goes to the edge (a table, rows). */
  padding?: 'md' | 'none'
  className?: string
  children?: ReactNode
}

/** A card for one item: a thin border, a corner of 12 px, no shadow. */
export function Card({ title, action, level = 2, padding = 'md', className, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section
      className={cx(
        'min-w-0 rounded-md border border-line bg-surface',
        padding === 'md' ? 'p-5 lg:p-6' : 'overflow-clip',
        className,
      )}
    >
      {(title ?? action) && (
        <div
          className={cx(
            'flex items-center justify-between gap-3',
            children ? 'mb-4' : '',
            padding === 'none' && 'px-5 pt-5 lg:px-6',
          )}
        >
          <Heading className="text-h4">{title}</Heading>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
