import ExternalLink from 'lucide-react/icons/external-link'
import FileCheck from 'lucide-react/icons/file-check'
import type { PublicCompany } from '#contracts/companies/companies.contract.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Badge, VerifiedBadge } from '#web/ui/look/badge.tsx'
import { readWebsite } from './website.ts'

/** The company: logo, name, industry, place, and what was verified. */
export function CompanyHead({ company }: { company: PublicCompany }) {
  const facts = [company.industry, company.location].filter(Boolean)
  const website = readWebsite(company.website)
  return (
    <header className="grid gap-4 lg:grid-cols-[auto_1fr] lg:gap-5">
      <CompanyLogo name={company.name} src={company.logo} size={72} />
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{company.name}</h1>
        {(facts.length > 0 || website) && (
          <p className="mt-2 text-lg text-ink-2">
            {facts.join(' · ')}
            {facts.length > 0 && website && ' · '}
            {website && (
              <a href={website.href} rel="noopener nofollow ugc" target="_blank" className="link">
                {website.host}
                <ExternalLink className="icon ml-1.5 inline text-[0.8rem]" />
                <span className="sr-only"> (sitio web, se abre en otra pestaña)</span>
              </a>
            )}
          </p>
        )}
        {(company.isVerified || company.hasValidRuc) && (
          <p className="mt-3 flex flex-wrap gap-2">
            {company.isVerified && <VerifiedBadge>Empresa verificada</VerifiedBadge>}
            {company.hasValidRuc && (
              <Badge tone="line" icon={<FileCheck className="icon" />}>
                RUC válido
              </Badge>
            )}
          </p>
        )}
      </div>
    </header>
  )
}
