import { experienceLabel } from '#contracts/vocabulary.ts'
import { Link } from 'react-router'
import { jobHref } from '#domain/jobs/job.address.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { PremiumBadge } from '#web/ui/look/badge.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { Dotted } from '#web/ui/list/dotted.tsx'
import { SpriteIcon } from '#web/ui/look/sprite-icon.tsx'
import { OwnJobLine } from '#web/features/jobs/own/own-job.tsx'
import { SaveButton } from '#web/features/saved-jobs/save-button.tsx'
import { JobMetaLine } from './job-meta-line.tsx'
import { JobPay } from './job-pay.tsx'
import type { RowJob } from './row-job.ts'

type JobRowProps = {
  job: RowJob
  now: string
  /** The heading level of the title. */
  level?: 2 | 3
}

/** One job in a list. The link 'Ver detalles' is stretched over the whole row. */
export function JobRow({ job, now, level = 2 }: JobRowProps) {
  const Heading = `h${level}` as const
  return (
    <li className="job-row">
      <CompanyLogo name={job.company.name} src={job.company.logo} size={48} className="max-md:size-10" />
      <div className="job-row-head">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Heading className="text-h4 wrap-anywhere">{job.title}</Heading>
          {job.isPremium && <PremiumBadge />}
        </div>
        <CompanyLine job={job} />
        <OwnJobLine job={job} />
      </div>
      <div className="job-row-words">
        <p>{job.description}</p>
        <div>
          <JobMetaLine job={job} now={now} />
          {(job.category ?? job.experienceLevel) && (
            <p className="job-row-chips">
              {job.category && <Chip>{job.category}</Chip>}
              {job.experienceLevel && <Chip>{experienceLabel(job.experienceLevel)}</Chip>}
            </p>
          )}
        </div>
      </div>
      <div className="job-row-side">
        <JobPay job={job} />
        <span>
          <SaveButton job={job} className="max-md:absolute! max-md:top-2 max-md:right-2 md:-my-1.5" />
          <Link to={jobHref(job.id)} prefetch="intent" className="row-link">
            <span className="job-row-onward">Ver detalles</span>
            <span className="sr-only">{`de ${job.title}, ${job.company.name}`}</span>
            <SpriteIcon name="onward" className="icon text-[0.9rem]" />
          </Link>
        </span>
      </div>
    </li>
  )
}

/** 'Tupay · Fintech'. */
export function CompanyLine({ job }: { job: Pick<RowJob, 'company'> }) {
  return (
    <p className="mt-0.5 text-control text-ink-2">
      <Dotted>
        <span className="font-medium text-ink">{job.company.name}</span>
        {job.company.industry}
      </Dotted>
    </p>
  )
}

/** Rows of jobs in one frame. */
export function JobList({ jobs, now, level }: { jobs: readonly RowJob[]; now: string; level?: 2 | 3 }) {
  return (
    <ul className="overflow-clip rounded-md border border-line bg-surface">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} now={now} {...(level ? { level } : {})} />
      ))}
    </ul>
  )
}
