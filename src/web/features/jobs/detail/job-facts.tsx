import { workModeLabel, experienceLabel } from '#contracts/vocabulary.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import type { PublicJob } from '#contracts/jobs/jobs.contract.ts'
import { formatDate, limaDay } from '#domain/time/dates.ts'
import { brand } from '#web/brand.ts'
import { Card } from '#web/ui/look/card.tsx'
import { type Definition, DefinitionList } from '#web/ui/list/definition-list.tsx'
import { ReportLink } from '#web/features/support/abuse-reports/report-link.tsx'
import { SaveButton } from '#web/features/saved-jobs/save-button.tsx'
import { AdPay } from '#web/features/jobs/list/job-pay.tsx'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'

function factsOf(job: PublicJob): Definition[] {
  const day = (instant: string) => {
    const date = new Date(instant)
    return <time dateTime={limaDay(date)}>{formatDate(date)}</time>
  }
  return [
    { term: 'Modalidad', value: workModeLabel(job.mode) },
    {
      term: 'Experiencia',
      value: job.experienceLevel ? experienceLabel(job.experienceLevel) : 'No especificada',
    },
    ...(job.openings > 1 ? [{ term: 'Vacantes', value: String(job.openings) }] : []),
    ...(job.department ? [{ term: 'Área', value: job.department }] : []),
    ...(job.category ? [{ term: 'Categoría', value: job.category }] : []),
    { term: 'Publicado', value: day(job.createdAt) },
    ...(job.expiresAt ? [{ term: 'Postula hasta el', value: day(job.expiresAt) }] : []),
  ]
}

/** The facts beside the ad, with the only button to apply on a wide screen. */
export function JobFacts({ job, action }: { job: PublicJob; action: ReactNode }) {
  return (
    <Card className="lg:sticky lg:top-[calc(var(--spacing-header)+1.25rem)]">
      <h2 className="sr-only">Resumen del empleo</h2>
      <AdPay job={job} big />
      <div className="mt-4 border-t border-line pt-4 pb-6">
        <DefinitionList items={factsOf(job)} />
      </div>
      <div className="max-lg:hidden print:hidden">{action}</div>
      <div className="mt-2 flex flex-wrap justify-center gap-x-1 -mx-2 *:px-1.5 noscript:hidden print:hidden">
        <SaveButton job={job} labelled />
        <ShareButton title={job.title} />
        <PrintButton />
      </div>
      <p className="mt-3 flex gap-2 border-t border-line pt-3 text-xs text-ink-3">
        <ShieldCheck className="icon mt-0.5" />
        <span>
          {brand.warning} <ReportLink thing={{ kind: 'job', id: job.id, title: job.title }} />
        </span>
      </p>
    </Card>
  )
}

/** On a phone, pay and button stick to the bottom of the screen; at the end of the ad they stand above the footer. */
export function ApplyBar({ job, action }: { job: PublicJob; action: ReactNode }) {
  return (
    <div
      role="region"
      aria-label="Postular"
      data-bottom-bar="phone"
      className="sticky bottom-0 z-sticky mt-8 -mb-20 flex items-center justify-between gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <div className="line-clamp-2 min-w-0">
        <AdPay job={job} />
      </div>
      <div className="flex-none">{action}</div>
    </div>
  )
}
