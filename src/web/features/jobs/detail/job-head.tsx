import Wallet from 'lucide-react/icons/wallet'
import type { PublicJob } from '#contracts/jobs/jobs.contract.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Badge, PremiumBadge } from '#web/ui/look/badge.tsx'
import { Dotted } from '#web/ui/list/dotted.tsx'
import { payOf } from '#web/features/jobs/list/job.words.ts'

/** The head of a job's page: logo, title, company · industry · place, badges. */
export function JobHead({ job }: { job: PublicJob }) {
  const { company } = job
  const hasReadablePay = payOf(job).kind === 'read'
  return (
    <header className="grid gap-4 lg:grid-cols-[auto_1fr] lg:gap-5">
      <CompanyLogo name={company.name} src={company.logo} size={56} className="lg:hidden" />
      <CompanyLogo name={company.name} src={company.logo} size={72} className="max-lg:hidden" />
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{job.title}</h1>
        <p className="mt-2 text-lg text-ink-2">
          <Dotted>
            <a href="#empresa" className="link">
              {company.name}
            </a>
            {company.industry}
            {job.location}
          </Dotted>
        </p>
        {(job.isPremium || hasReadablePay) && (
          <p className="mt-3 flex flex-wrap gap-2">
            {job.isPremium && <PremiumBadge />}
            {hasReadablePay && (
              <Badge tone="line" icon={<Wallet className="icon" />}>
                Sueldo visible
              </Badge>
            )}
          </p>
        )}
      </div>
    </header>
  )
}
