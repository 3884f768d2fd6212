import { type ReactNode, useId } from 'react'
import { cx } from '#web/ui/look/cx.ts'

type SectionProps = { title: string; lead?: string; children: ReactNode }

/** A section of the gallery: its name at the left, its examples at the right. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10"
    >
      <header>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[40ch] text-sm text-ink-2">{lead}</p>}
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

const GRIDS = {
  narrow: 'grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] items-end',
  wide: 'grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-start',
}

export function Grid({
  size = 'narrow',
  className,
  children,
}: {
  size?: keyof typeof GRIDS
  className?: string
  children: ReactNode
}) {
  return <div className={cx('grid gap-5', GRIDS[size], className)}>{children}</div>
}

/** One example with the name of its state above it. */
export function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-xs text-ink-3">{name}</p>
      {children}
    </div>
  )
}
