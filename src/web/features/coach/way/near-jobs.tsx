import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { WayReply } from '#contracts/coach/way.contract.ts'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { wayHref } from '#domain/coach/coach.address.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { placeAndMode } from '#web/features/jobs/list/job.words.ts'
import { Card } from '#web/ui/look/card.tsx'
import { adsInWords } from './way.words.ts'

/** The ads that the person can apply to now, and those that lack one thing. */
export function NearJobs({ way: { ready, readyCount, oneAway, oneAwayCount } }: { way: WayReply }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {oneAway.length > 0 && (
        <Card title={`Te falta una sola cosa: ${adsInWords(oneAwayCount)}`}>
          <ul className="divide-y divide-line">
            {oneAway.map(({ job, lacks }) => (
              <NearJob key={job.id} job={job}>
                Te falta: <b className="font-strong">{lacks}</b>.{' '}
                <Link to={wayHref({ jobId: job.id })} className="link">
                  Ver qué más pide
                </Link>
              </NearJob>
            ))}
          </ul>
        </Card>
      )}
      {ready.length > 0 && (
        <Card title={`Tienes todo lo que piden: ${adsInWords(readyCount)}`}>
          <ul className="divide-y divide-line">
            {ready.map((job) => (
              <NearJob key={job.id} job={job}>
                {payLine(job.salaryParsed)}
              </NearJob>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

const NearJob = ({ job, children }: { job: JobSummary; children: ReactNode }) => (
  <li className="grid gap-0.5 py-3 text-sm first:pt-0 last:pb-0">
    <Link to={jobHref(job.id)} className="link text-base font-strong wrap-anywhere">
      {job.title}
    </Link>
    <span className="text-ink-2 wrap-anywhere">
      {job.company.name} · {placeAndMode(job)}
    </span>
    <span className="text-ink-2">{children}</span>
  </li>
)
