import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { reasonForOwner } from '#domain/admin/post-notices.words.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { waitingInWords } from '#domain/applications/close-out.words.ts'
import { answersHref, candidatesHref, editJobHref } from '#domain/jobs/job.address.ts'
import { jobOutcomeWords } from '#web/features/applications/close-out/job-outcome.words.ts'
import { ForWriters, useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Badge, PremiumBadge } from '#web/ui/look/badge.tsx'
import { holdTitles } from '#web/features/jobs/posting/wording.words.ts'
import { useNow } from '#web/lib/use-now.ts'
import { placeAndMode } from '#web/features/jobs/list/job.words.ts'
import { daysLeft, daysLeftInWords, type JobState, soon, stateOf } from './job-list.address.ts'
import { StageFunnel } from './stage-funnel.tsx'

const states: Record<JobState, { words: string; tone: 'ok' | 'warn' | 'bad' | 'neutral' }> = {
  activos: { words: 'Activo', tone: 'ok' },
  'en-espera': { words: 'En espera', tone: 'warn' },
  programados: { words: 'Programado', tone: 'neutral' },
  retirados: { words: 'Retirado por Qhatu', tone: 'bad' },
  archivados: { words: 'Archivado', tone: 'neutral' },
  terminados: { words: 'Terminó', tone: 'neutral' },
}

type CompanyJobRowProps = {
  job: CompanyJob
  actions?: ReactNode
}

/** One job of the company: its state and number of applicants. The title links to its candidates. */
export function CompanyJobRow({ job, actions }: CompanyJobRowProps) {
  const now = useNow().getTime()
  const mayWrite = useMayWrite()
  const left = daysLeft(job, now)
  const state = states[stateOf(job, now)]
  return (
    <li className="grid gap-x-6 gap-y-3 border-line py-4 not-first:border-t first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center min-[84rem]:grid-cols-[minmax(0,1fr)_32rem_11.5rem]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-h4">
          <Link
            to={candidatesHref(job.id)}
            className="wrap-anywhere no-underline underline-offset-4 hover:underline"
          >
            {job.title}
          </Link>
          {job.isPremium && <PremiumBadge />}
          <Badge tone={state.tone}>{state.words}</Badge>
          {job.outcome !== null && !job.isActive && <Badge>{jobOutcomeWords[job.outcome].state}</Badge>}
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <MapPin className="icon" />
            <span className="wrap-anywhere">{placeAndMode(job)}</span>
          </span>
          <span>{payLine(parseSalary(job.salaryRange))}</span>
          <span>
            {job.opensAt === null
              ? `Publicado el ${formatDate(new Date(job.createdAt))}`
              : `Se publica el ${formatDateTime(new Date(job.opensAt))}`}
          </span>
          {job.openings > 1 && <span>{job.openings} vacantes</span>}
          {job.isConfidential && <span>Confidencial</span>}
          {job.reference !== '' && <span className="wrap-anywhere">Ref. {job.reference}</span>}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <span className="font-strong">
            {applicationsInWords(job.applicationCount)}
            {job.newCount > 0 && (
              <span className="text-accent-ink">
                {' '}
                · {job.newCount === 1 ? '1 nueva' : `${job.newCount} nuevas`}
              </span>
            )}
          </span>
          <span className="text-ink-2">{job.views === 1 ? '1 visita' : `${job.views} visitas`}</span>
          {left !== null && (
            <span className={left <= soon ? 'font-strong text-warn-ink' : 'text-ink-2'}>
              {daysLeftInWords(left)}
            </span>
          )}
        </p>
        {!job.isActive && job.waitingAnswers > 0 && (
          <p className="mt-1 text-sm font-strong">
            {mayWrite ? (
              <Link to={answersHref(job.id)} className="link text-warn-ink">
                {waitingInWords(job.waitingAnswers)}
                <span className="sr-only"> en {job.title}</span>
              </Link>
            ) : (
              waitingInWords(job.waitingAnswers)
            )}
          </p>
        )}
        {job.takedown && (
          <p className="mt-1 text-sm text-bad-ink">
            Motivo: {reasonForOwner(job.takedown.reason)}.{' '}
            <ForWriters>
              <Link to={editJobHref(job.id)} className="underline">
                Ver qué hacer
              </Link>
            </ForWriters>
          </p>
        )}
        {job.hold && (
          <p className="mt-1 text-sm text-warn-ink">
            {job.hold.reasons.map(({ code }) => holdTitles[code]).join('. ')}.{' '}
            <ForWriters>
              <Link to={editJobHref(job.id)}>Ver cómo corregirlo</Link>
            </ForWriters>
          </p>
        )}
      </div>
      {job.applicationCount > 0 && (
        <div className="min-w-0 max-[84rem]:order-last md:max-[84rem]:col-span-2 min-[84rem]:col-start-2">
          <StageFunnel job={job} />
        </div>
      )}
      {actions && <div className="min-[84rem]:col-start-3 min-[84rem]:justify-self-end">{actions}</div>}
    </li>
  )
}

function applicationsInWords(count: number): string {
  if (count === 0) return 'Aún sin postulaciones'
  return count === 1 ? '1 postulación' : `${count} postulaciones`
}
