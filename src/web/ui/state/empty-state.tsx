import type { ReactNode } from 'react'
import { Chakana } from '#web/ui/look/motif/chakana.tsx'

type EmptyStateProps = {
  title: ReactNode
  /** What belongs here, in one sentence. */
  children?: ReactNode
  /** The only action: a `Button` or `LinkButton`. */
  action?: ReactNode
  level?: 2 | 3
}

/** An empty list: what belongs here, and one action to start. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="grid justify-items-center gap-2 px-5 py-14 text-center">
      <Chakana className="mb-3" />
      <Heading className="text-[1.25rem] leading-6 tracking-head">{title}</Heading>
      {children && <p className="max-w-[42ch] text-sm text-ink-2">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
