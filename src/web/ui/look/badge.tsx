import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { PremiumGlyph } from '#web/ui/look/motif/brand-mark.tsx'

export type Tone = 'neutral' | 'info' | 'accent' | 'warn' | 'ok' | 'bad'

const TONES: Record<Tone | 'solid' | 'line', string> = {
  neutral: 'bg-sunken text-ink-2',
  info: 'bg-info-soft text-info-ink',
  accent: 'bg-accent-soft text-accent-ink',
  warn: 'bg-warn-soft text-warn-ink',
  ok: 'bg-ok-soft text-ok-ink',
  bad: 'bg-bad-soft text-bad-ink',
  solid: 'bg-accent text-on-accent',
  line: 'text-ink-2 inset-ring inset-ring-line',
}

type BadgeProps = {
  /** The colour only accompanies the text. `solid` for an offer, `line` for 'Ejemplo'. */
  tone?: Tone | 'solid' | 'line'
  icon?: ReactNode
  /** A longer text, which may take several lines. */
  wraps?: boolean
  children: ReactNode
}

/** A short label: a state, a rank. Not a control. */
export function Badge({ tone = 'neutral', icon, wraps = false, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-xs px-2 text-xs font-strong',
        wraps ? 'py-0.5 leading-snug' : 'leading-none whitespace-nowrap',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}

/** 'Premium', with the small chakana. */
export function PremiumBadge({ children = 'Premium' }: { children?: ReactNode }) {
  return (
    <Badge tone="accent" icon={<PremiumGlyph />}>
      {children}
    </Badge>
  )
}

/** 'Verificado' and similar labels, with the seal. */
export function VerifiedBadge({ children = 'Verificado' }: { children?: ReactNode }) {
  return (
    <Badge tone="ok" icon={<BadgeCheck className="icon" />}>
      {children}
    </Badge>
  )
}
