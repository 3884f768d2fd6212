import type { Organization, WithContext } from 'schema-dts'

interface CompanyFacts {
  id: number
  name: string
  description: string
  location: string
  logo: string | null
  website: string | null
}

/** A company on its public page. What it has not stated is left out. */
export function companyJsonLd(
  company: CompanyFacts,
  publicUrl: string,
): WithContext<Exclude<Organization, string>> {
  const url = `${publicUrl}/companies/${company.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: company.name,
    url: company.website ?? url,
    logo: company.logo ? new URL(company.logo, publicUrl).href : `${publicUrl}/og/company/${company.id}.png`,
    ...(company.description ? { description: company.description } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(company.location ? { addressLocality: company.location } : {}),
      addressCountry: 'PE',
    },
  }
}
