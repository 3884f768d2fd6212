import type { Recommendation } from '#contracts/matching/matching.contract.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { matchBand } from '#domain/matching/score/bands.ts'
import { reasonTone, shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { type MatchReason, reasonText } from '#domain/matching/reasons/reason.words.ts'
import { Link } from 'react-router'
import { jobHref } from '#domain/jobs/job.address.ts'
import { ChipList } from '#web/ui/list/chip-list.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { JobMetaLine } from '#web/features/jobs/list/job-meta-line.tsx'
import { ApplyInPlace } from './apply-in-place.tsx'
import { MatchWhy, ReasonLine } from './match-why.tsx'

const skillsShown = 6
const reasonsShown = 3

/** A recommended job: its facts, match and reasons, with a way to apply in place. */
export function RecommendationRow({ job, now }: { job: Recommendation; now: Date }) {
  const skills = job.skills
    .split(/[,;|]/)
    .map((skill) => skill.trim())
    .filter(Boolean)
  const reasons = shortReasons((job.match?.parts ?? []).flatMap((part) => part.reasons as MatchReason[]))
  return (
    <li className="border-line p-5 not-first:border-t">
      <article className="grid gap-x-5 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h2 className="text-h4 wrap-anywhere">
            <Link to={jobHref(job.id)} className="no-underline underline-offset-4 hover:underline">
              {job.title}
            </Link>
          </h2>
          <p className="text-sm text-ink-2">{job.company.name}</p>
          <div className="mt-1">
            <JobMetaLine job={job} now={now.toISOString()} />
          </div>
          <p className="mt-1 text-sm font-strong">{payLine(parseSalary(job.salaryRange))}</p>
        </div>
        <div className="flex items-center gap-3 sm:flex-col sm:items-end sm:gap-1">
          <MatchRing score={job.matchScore} />
          <span className="text-xs text-ink-2">{matchBand(job.matchScore)}</span>
        </div>
        <p className="text-sm text-ink-2 max-sm:line-clamp-1 sm:col-span-2">{job.description}</p>
        {reasons.length > 0 && (
          <ul className="grid gap-0.5 text-sm sm:col-span-2">
            {reasons.slice(0, reasonsShown).map((reason) => {
              const text = reasonText(reason, 'professional')
              return <ReasonLine key={text} tone={reasonTone(reason)} text={text} />
            })}
          </ul>
        )}
        <ChipList label="Habilidades" items={skills} most={skillsShown} className="sm:col-span-2" />
        <div className="flex flex-wrap items-center gap-2 sm:col-span-2">
          <ApplyInPlace job={job} />
          {job.match && <MatchWhy match={job.match} about={job.title} voice="professional" />}
        </div>
      </article>
    </li>
  )
}
