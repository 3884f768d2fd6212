import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const STEPS = { sm: 'step-12 p-6', md: 'p-6 md:p-8', lg: 'step-24 p-5 min-[22rem]:p-6 md:p-14' }

type DarkBlockProps = {
  /** The size of its corner step: 12, 16 or 24 px. */
  size?: keyof typeof STEPS
  /** Orange instead of dark: one of two calls to action. */
  tone?: 'night' | 'accent'
  className?: string
  children: ReactNode
}

/**
 * The solid brand block with the stepped corner, for a next step or a call to action. One per view. Its buttons: `light`,
 * `ghost`, `dark`.
 */
export function DarkBlock({ size = 'md', tone = 'night', className, children }: DarkBlockProps) {
  return (
    <div
      className={cx(
        'stepped',
        STEPS[size],
        tone === 'night' ? 'on-night bg-night text-on-night' : 'on-accent-block bg-accent text-on-accent',
        className,
      )}
    >
      {children}
    </div>
  )
}
