import { Link } from 'react-router'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { candidatesHref } from '#domain/jobs/job.address.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { daysLeft, daysLeftInWords, soon, stateOf } from '#web/features/jobs/own/job-list.address.ts'
import { StageFunnel } from '#web/features/jobs/own/stage-funnel.tsx'

const shown = 5

/** Each open job with its candidates by stage; jobs with new candidates first, then by closing date. */
export function OpenJobs({ jobs, now }: { jobs: readonly CompanyJob[]; now: number }) {
  const byNews = jobs.toSorted(
    (a, b) => b.newCount - a.newCount || (daysLeft(a, now) ?? Infinity) - (daysLeft(b, now) ?? Infinity),
  )
  return (
    <Card
      title="Empleos abiertos"
      padding="none"
      action={
        <LinkButton to="/company-dashboard/empleos" variant="quiet" size="sm">
          {jobs.length > shown ? `Ver los ${jobs.length}` : 'Ver empleos'}
        </LinkButton>
      }
    >
      <ul>
        {byNews.slice(0, shown).map((job) => (
          <OpenJob key={job.id} job={job} now={now} />
        ))}
      </ul>
    </Card>
  )
}

function OpenJob({ job, now }: { job: CompanyJob; now: number }) {
  const left = daysLeft(job, now)
  const state = stateOf(job, now)
  return (
    <li className="grid gap-1.5 border-line px-5 py-4 not-first:border-t lg:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-h4">
          <Link
            to={candidatesHref(job.id)}
            className="wrap-anywhere no-underline underline-offset-4 hover:underline"
          >
            {job.title}
          </Link>
        </h3>
        {state === 'en-espera' && <Badge tone="warn">En espera</Badge>}
        {state === 'retirados' && <Badge tone="bad">Retirado por Qhatu</Badge>}
        {job.newCount > 0 && (
          <Badge tone="accent">{job.newCount === 1 ? '1 nuevo' : `${job.newCount} nuevos`}</Badge>
        )}
        <p className="text-sm text-ink-2 sm:ml-auto">
          {job.views === 1 ? '1 visita' : `${job.views} visitas`}
          {left !== null && (
            <span className={left <= soon ? 'font-strong text-warn-ink' : undefined}>
              {' '}
              · {daysLeftInWords(left)}
            </span>
          )}
        </p>
      </div>
      {job.applicationCount > 0 ? (
        <StageFunnel job={job} />
      ) : (
        <p className="text-sm text-ink-2">
          {state === 'retirados'
            ? 'Nadie más lo ve.'
            : state === 'en-espera'
              ? 'Se publica apenas lo corrijas.'
              : 'Aún nadie ha postulado. Te avisaremos apenas llegue alguien.'}
        </p>
      )}
    </li>
  )
}
