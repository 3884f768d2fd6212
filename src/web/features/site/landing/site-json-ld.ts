import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import { brand } from '#web/brand.ts'

/** The organization behind the site: https://developers.google.com/search/docs/appearance/structured-data/organization. */
export const organizationJsonLd = (publicUrl: string): WithContext<Exclude<Organization, string>> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: brand.name,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icons/icon-512.png`,
  description:
    'Mercado del talento TEC en el Perú: empleos, servicios profesionales y compatibilidad explicada.',
  address: { '@type': 'PostalAddress', addressLocality: 'Lima', addressCountry: 'PE' },
})

/** The site with its search: `{search_term_string}` stands for the person's text. */
export function webSiteJsonLd(publicUrl: string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/empleos?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: `${publicUrl}/`,
    inLanguage: 'es-PE',
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: search,
  }
}
