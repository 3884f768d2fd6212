import ExternalLink from 'lucide-react/icons/external-link'
import { Link } from 'react-router'
import type { PublicJob } from '#contracts/jobs/jobs.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'

/** The company's card at the end of an ad. */
export function AboutCompany({ job: { company, answers } }: { job: PublicJob }) {
  const facts = [company.industry, company.location].filter(Boolean)
  return (
    <section
      id="empresa"
      aria-labelledby="titulo-empresa"
      className="rounded-md border border-line bg-surface p-5 lg:p-6"
    >
      <div className="flex flex-wrap items-center gap-4">
        <CompanyLogo name={company.name} src={company.logo} size={56} />
        <div className="min-w-0 flex-[1_1_12rem]">
          <h2 id="titulo-empresa" className="text-h3 wrap-anywhere">
            {company.name}
          </h2>
          {facts.length > 0 && <p className="text-sm text-ink-2">{facts.join(' · ')}</p>}
        </div>
      </div>
      {company.description && (
        <p className="mt-4 max-w-(--container-measure) whitespace-pre-line text-ink-2">
          {company.description}
        </p>
      )}
      {answers && <p className="mt-4 text-sm font-strong">{answers}</p>}
      {company.id === null && (
        <p className="mt-4 max-w-(--container-measure) text-ink-2">
          Qhatu la verificó. Sabrás quién es cuando te escriba o te invite a una entrevista; podría ser la
          empresa donde trabajas.
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 empty:hidden">
        {company.id !== null && (
          <Link to={companyHref(company.id)} className="link">
            Ver la empresa y sus empleos
          </Link>
        )}
        {company.website && (
          <a href={company.website} rel="noopener nofollow ugc" target="_blank" className="link">
            Sitio web de la empresa
            <ExternalLink className="icon ml-1.5 inline text-[0.8rem]" />
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        )}
      </p>
    </section>
  )
}
