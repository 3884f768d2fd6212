import type { PublicCompany } from '#contracts/companies/companies.contract.ts'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { CompanyBenefits } from './company-benefits.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyHead } from './company-head.tsx'
import { CompanyJobs } from './company-jobs.tsx'
import { CompanyPhotos } from './company-photos.tsx'

export interface CompanyPageProps {
  company: PublicCompany
  found: { jobs: JobSummary[]; total: number; page: number; pages: number }
  now: string
}

/** All that the public page of a company shows of it; its owner sees the same before saving. */
export const CompanyPage = ({ company, found, now }: CompanyPageProps) => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-14 lg:pt-3">
    <CompanyHead company={company} />
    <section aria-labelledby="titulo-sobre" className="min-w-0">
      <h2 id="titulo-sobre" className="mb-3 text-h3">
        Sobre la empresa
      </h2>
      <p className="max-w-(--container-measure) whitespace-pre-line wrap-anywhere text-ink-2">
        {company.description || 'Esta empresa aún no ha contado quién es.'}
      </p>
      <CompanyBenefits benefits={company.benefits} />
      <CompanyPhotos photos={company.photos} />
    </section>
    <aside aria-label="Datos de la empresa" className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
      <CompanyFacts company={company} jobs={found.total} />
    </aside>
    <CompanyJobs companyId={company.id} found={found} now={now} />
  </div>
)
