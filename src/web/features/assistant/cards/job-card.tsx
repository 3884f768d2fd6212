import type { AssistantCard } from '#contracts/assistant/assistant.contract.ts'
import { workModeLabel } from '#contracts/vocabulary.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { useIsCompany } from '#web/features/accounts/session/session.resource.ts'
import { JobPay } from '#web/features/jobs/list/job-pay.tsx'
import { SaveButton } from '#web/features/saved-jobs/save-button.tsx'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { Dotted } from '#web/ui/list/dotted.tsx'
import { OpenTitle } from './open-title.tsx'

type JobCardProps = { card: Extract<AssistantCard, { kind: 'job' }>; onOpen: () => void }

/** In reasons: as many as fit under a card's title. */
const mostReasons = 2

/** A job: it opens over the page, and can be saved. With a profile to compare it says how they fit, and why. */
export function JobCard({ card: { job, fit }, onOpen }: JobCardProps) {
  const isCompany = useIsCompany()
  const { company } = job
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1">
      <CompanyLogo name={company.name} src={company.logo} size={40} />
      <div className="min-w-0">
        <OpenTitle to={jobHref(job.id)} onOpen={onOpen}>
          {job.title}
        </OpenTitle>
        <p className="text-xs text-ink-2">
          <Dotted>
            {company.name}
            {foldText(job.location) === 'remoto' ? null : job.location}
            {workModeLabel(job.mode)}
          </Dotted>
        </p>
        <JobPay job={job} />
        {fit && <Reasons fit={fit} />}
      </div>
      <div className="-mr-1.5 flex flex-col items-center gap-1">
        {fit && fit.score !== null && <MatchRing score={fit.score} size={40} />}
        {!isCompany && <SaveButton job={job} />}
      </div>
    </div>
  )
}

function Reasons({ fit }: { fit: NonNullable<JobCardProps['card']['fit']> }) {
  const { band, low, high, score, reasons } = fit
  return (
    <>
      {band !== null && (
        <p className="mt-1 text-xs">
          <span className="font-strong">{band}</span>
          {score !== null && low < high && (
            <span className="text-ink-2 tabular-nums">
              , entre {low} y {high}
            </span>
          )}
        </p>
      )}
      <ul className="text-xs text-ink-2">
        {reasons.slice(0, mostReasons).map(({ text, isFor }) => (
          <li key={text} className="flex gap-1.5">
            <span aria-hidden="true" className={isFor ? 'text-ok-ink' : 'text-ink-3'}>
              {isFor ? '✓' : '–'}
            </span>
            <span className="sr-only">{isFor ? 'A favor: ' : 'En contra: '}</span>
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
