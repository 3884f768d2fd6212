import { experienceLabel } from '#contracts/vocabulary.ts'
import { Link } from 'react-router'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { applyingHref, jobHref } from '#domain/jobs/job.address.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { PremiumBadge } from '#web/ui/look/badge.tsx'
import { ChipList } from '#web/ui/list/chip-list.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { SaveButton } from '#web/features/saved-jobs/save-button.tsx'
import { JobMetaLine } from './job-meta-line.tsx'
import { JobPay } from './job-pay.tsx'
import { useIsOwnJob } from '#web/features/companies/panel/own-company.resource.ts'
import { OwnJobActions } from '#web/features/jobs/own/own-job.tsx'
import { CompanyLine } from './job-row.tsx'

const SHOWN_SKILLS = 6

/** One premium job with the main facts and the button to apply. */
export function PremiumJobCard({ job, now }: { job: JobSummary; now: string }) {
  return (
    <li className="grid grid-cols-1 content-start gap-2 rounded-md border border-line bg-surface p-4 md:gap-4 md:p-5 lg:p-6">
      <div className="flex items-start gap-3 md:gap-4">
        <CompanyLogo name={job.company.name} src={job.company.logo} size={48} className="max-md:size-10" />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="text-h4 wrap-anywhere">
              <Link to={jobHref(job.id)} className="no-underline underline-offset-4 hover:underline">
                {job.title}
              </Link>
            </h2>
            <PremiumBadge>PREMIUM</PremiumBadge>
          </div>
          <CompanyLine job={job} />
        </div>
        <SaveButton job={job} className="-mt-1.5 -mr-2" />
      </div>
      <JobMetaLine job={job} now={now} />
      <p className="text-control text-pretty wrap-anywhere text-ink-2 max-md:line-clamp-1 max-md:text-sm">
        {job.description}
      </p>
      {(job.department ?? job.experienceLevel) && (
        <p className="text-sm text-ink-2 max-md:truncate">
          {[job.department, job.experienceLevel && `${experienceLabel(job.experienceLevel)} de experiencia`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <ChipList
        label="Habilidades"
        items={job.skills}
        most={SHOWN_SKILLS}
        className="max-md:max-h-7 max-md:overflow-clip"
      />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 md:border-t md:border-line md:pt-4">
        <JobPay job={job} />
        <ApplyOrOwn job={job} />
      </div>
    </li>
  )
}

function ApplyOrOwn({ job }: { job: JobSummary }) {
  if (useIsOwnJob(job)) return <OwnJobActions jobId={job.id} />
  return (
    <LinkButton to={applyingHref(job.id)} variant="secondary" className="ml-auto">
      Postular Ahora
      <span className="sr-only">: {job.title}</span>
    </LinkButton>
  )
}
