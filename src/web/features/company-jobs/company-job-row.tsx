import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CompanyJob } from '#contracts/jobs.contract.ts'
import { payLine } from '#domain/jobs/salary-format.ts'
import { parseSalary } from '#domain/jobs/salary.ts'
import { formatDate } from '#domain/dates.ts'
import { Badge, PremiumBadge } from '#web/ui/badge.tsx'
import { holdTitles } from '../job-posting/wording-advice.ts'
import { placeAndMode } from '../jobs/job-labels.ts'

type CompanyJobRowProps = {
  job: CompanyJob
  /** What can be done with it. */
  actions?: ReactNode
}

/** One job of the company: its state and how many applied. The title leads to its candidates. */
export function CompanyJobRow({ job, actions }: CompanyJobRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-line py-4 not-first:border-t first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-h4">
          <Link
            to={`/company-dashboard/candidatos/${job.id}`}
            className="wrap-anywhere no-underline underline-offset-4 hover:underline"
          >
            {job.title}
          </Link>
          {job.isPremium && <PremiumBadge />}
          {job.hold && job.isActive ? (
            <Badge tone="warn">En espera</Badge>
          ) : (
            <Badge tone={job.isActive ? 'ok' : 'neutral'}>{job.isActive ? 'Activo' : 'Archivado'}</Badge>
          )}
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <MapPin className="icon" />
            <span className="wrap-anywhere">{placeAndMode(job)}</span>
          </span>
          <span>{payLine(parseSalary(job.salaryRange))}</span>
          <span>Publicado el {formatDate(new Date(job.createdAt))}</span>
        </p>
        <p className="mt-1 text-sm">
          <span className="font-strong">{applicationsInWords(job.applicationCount)}</span>
          {job.newCount > 0 && (
            <span className="font-strong text-accent-ink">
              {' '}
              · {job.newCount === 1 ? '1 nueva' : `${job.newCount} nuevas`}
            </span>
          )}
        </p>
        {job.hold && (
          <p className="mt-1 text-sm text-warn-ink">
            {job.hold.reasons.map(({ code }) => holdTitles[code]).join('. ')}.{' '}
            <Link to={`/company-dashboard/empleos/${job.id}/editar`}>Ver cómo corregirlo</Link>
          </p>
        )}
      </div>
      {actions}
    </li>
  )
}

function applicationsInWords(count: number): string {
  if (count === 0) return 'Aún sin postulaciones'
  return count === 1 ? '1 postulación' : `${count} postulaciones`
}
