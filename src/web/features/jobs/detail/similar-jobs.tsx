import { Link } from 'react-router'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { SaveButton } from '#web/features/saved-jobs/save-button.tsx'
import { placeAndMode } from '#web/features/jobs/list/job.words.ts'
import { JobPay } from '#web/features/jobs/list/job-pay.tsx'

/** Other jobs for the same kind of person; renders nothing when there are none. */
export function SimilarJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="titulo-similares" className="mt-14 print:hidden">
      <h2 id="titulo-similares" className="text-h3">
        Empleos similares
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {jobs.map((job) => (
          <li
            key={job.id}
            className="relative grid grid-rows-[auto_1fr_auto] gap-3 rounded-md border border-line bg-surface p-5 transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus"
          >
            <div className="flex items-start justify-between gap-3">
              <CompanyLogo name={job.company.name} src={job.company.logo} size={40} />
              <SaveButton job={job} className="-mt-1.5 -mr-2" />
            </div>
            <div className="min-w-0">
              <h3 className="text-h4 wrap-anywhere">
                <Link
                  to={jobHref(job.id)}
                  prefetch="intent"
                  className="no-underline outline-none after:absolute after:inset-0"
                >
                  {job.title}
                </Link>
              </h3>
              <p className="mt-0.5 text-sm text-ink-2">{job.company.name}</p>
              <p className="text-sm text-ink-2">{placeAndMode(job)}</p>
            </div>
            <JobPay job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}
