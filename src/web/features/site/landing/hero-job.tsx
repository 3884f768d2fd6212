import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { PremiumBadge } from '#web/ui/look/badge.tsx'
import { JobMetaLine } from '#web/features/jobs/list/job-meta-line.tsx'
import { JobPay } from '#web/features/jobs/list/job-pay.tsx'

/** The newest real job, on a card over the large motif. */
export function HeroJob({ job, now }: { job: JobSummary; now: string }) {
  return (
    <section
      aria-labelledby="titulo-reciente"
      className="relative w-full max-w-[340px] rounded-md bg-surface p-5 shadow-float lg:p-6"
    >
      <h2 id="titulo-reciente" className="mb-4 font-text text-xs font-strong tracking-normal text-ink-2">
        Recién publicado
      </h2>
      <div className="flex items-start gap-3">
        <CompanyLogo name={job.company.name} src={job.company.logo} size={48} />
        <div className="min-w-0">
          <h3 className="line-clamp-3 text-h4 wrap-anywhere">{job.title}</h3>
          <p className="truncate text-sm text-ink-2">{job.company.name}</p>
        </div>
      </div>
      <div className="mt-4 grid gap-2">
        {job.isPremium && (
          <p>
            <PremiumBadge />
          </p>
        )}
        <JobMetaLine job={job} now={now} />
      </div>
      <div className="mt-4 flex items-end justify-between gap-3 border-t border-line pt-3">
        <JobPay job={job} />
        <Link
          to={jobHref(job.id)}
          className="inline-flex min-h-6 flex-none items-center gap-1.5 text-control font-strong text-accent-ink no-underline underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          Ver detalles
          <span className="sr-only">
            de {job.title}, {job.company.name}
          </span>
          <ArrowRight className="icon text-[0.9rem]" />
        </Link>
      </div>
    </section>
  )
}
