import type { ReactNode } from 'react'
import { type Period, periodInWords } from '#domain/cv/career-period.ts'
import { Badge } from '#web/ui/look/badge.tsx'

type CareerEntryProps = {
  title: string
  /** Shown in one line: company and place, institution and field. */
  details: readonly (string | null)[]
  period: Period
  description: string | null
  /** Read from the CV a moment ago. */
  isFresh: boolean
  actions?: ReactNode
}

/** One entry of a career in a list. */
export function CareerEntry({ title, details, period, description, isFresh, actions }: CareerEntryProps) {
  const dates = periodInWords(period)
  return (
    <li className="flex items-start gap-3 border-line py-5 not-first:border-t first:pt-0 last:pb-0">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-control leading-6 wrap-anywhere">{title}</h3>
          {isFresh && <Badge tone="info">Extraído del CV</Badge>}
        </div>
        <p className="text-sm text-ink-2 wrap-anywhere">{details.filter(Boolean).join(' · ')}</p>
        {dates && <p className="mt-0.5 text-sm text-ink-2 tabular-nums">{dates}</p>}
        {description && (
          <p className="mt-2 max-w-measure text-sm whitespace-pre-line wrap-anywhere">{description}</p>
        )}
      </div>
      {actions}
    </li>
  )
}
