import { Link } from 'react-router'
import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { viewedInWords } from './application-facts.ts'
import { StatusBadge } from './status-badge.tsx'

/** One application in a line: job, company, status. */
export function ApplicationRow({ application }: { application: ProfessionalApplication }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-4 not-first:border-t first:pt-0 last:pb-0">
      <CompanyLogo name={application.company.name} src={application.company.logo} />
      <div className="min-w-0 grow basis-40">
        <h3 className="text-control leading-5 wrap-anywhere">
          <JobTitle application={application} />
        </h3>
        <p className="text-sm text-ink-2 wrap-anywhere">{application.company.name}</p>
      </div>
      <div className="grid gap-1 max-sm:w-full max-sm:grid-flow-col max-sm:items-center max-sm:justify-between sm:justify-items-end">
        <ApplicationState application={application} />
        <span className="text-xs text-ink-2">{viewedInWords(application)}</span>
      </div>
    </li>
  )
}

/** The title; a link while the job is open. */
export function JobTitle({ application: { job, jobId } }: { application: ProfessionalApplication }) {
  if (!job.isActive) return job.title
  return (
    <Link to={jobHref(jobId)} className="no-underline underline-offset-4 hover:underline">
      {job.title}
    </Link>
  )
}

export function ApplicationState({ application }: { application: ProfessionalApplication }) {
  if (application.withdrawnAt) return <Badge>Retirada</Badge>
  if (application.closedUnansweredAt) return <Badge>Cerrada sin respuesta</Badge>
  return <StatusBadge status={application.status} />
}
