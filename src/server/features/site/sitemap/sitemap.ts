import { enoughForProvince, landingHref } from '#domain/jobs/landing.address.ts'
import { placeSlug } from '#domain/places/place-slugs.ts'
import type { LandingPage } from './sitemap.queries.ts'

/** The public pages that do not depend on data. */
const pages = [
  '/',
  '/empleos',
  '/empleos-premium',
  '/servicios',
  '/companies',
  '/compatibilidad',
  '/membresia',
  '/agente',
  '/ayuda',
  '/contacto',
  '/libro-de-reclamaciones',
  '/terminos',
  '/privacidad',
  '/cookies',
  '/codigo-de-conducta',
  '/transparencia-ia',
]
/**
 * Addresses per sitemap file. The protocol allows 50,000, which would delay other requests by a sixth of a second.
 */
export const addressesPerFile = 5000

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One URL, relative to the site. `changedAt`: the page's last real change, if known. */
export interface SitemapUrl {
  path: string
  changedAt: Date | null
}

/** The fixed pages, and the pages of categories and places that have jobs. */
export function pageUrls(landingPages: readonly LandingPage[]): SitemapUrl[] {
  const landing = landingPages
    .filter(({ province, jobs }) => province === null || jobs >= enoughForProvince)
    .map(({ category, department, province, changedAt }) => ({
      path: landingHref({
        category: category ?? '',
        place: department === null ? '' : placeSlug({ department, province, district: null }),
      }),
      changedAt,
    }))
  return [...pages.map((path) => ({ path, changedAt: null })), ...landing]
}

export function writeSitemap(publicUrl: string, urls: readonly SitemapUrl[]): string {
  const lines = urls.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${publicUrl}${path}</loc>${changed}</url>`
  })
  return `${head}\n<urlset ${schema}>\n${lines.join('\n')}\n</urlset>\n`
}

/** The content of `/sitemap.xml` when one file is not enough: the list of the files. */
export function writeSitemapIndex(publicUrl: string, files: readonly string[]): string {
  const names = files.map((file) => `<sitemap><loc>${publicUrl}/sitemap/${file}.xml</loc></sitemap>`)
  return `${head}\n<sitemapindex ${schema}>\n${names.join('\n')}\n</sitemapindex>\n`
}

/** Panels of signed-in users and the calls are not for search engines. */
const closed = [
  '/api/',
  '/admin',
  '/company-dashboard',
  '/professional-dashboard',
  '/dashboard',
  '/recibos/',
  '/notas/',
  '/apply/',
  '/ui',
  '/debug',
]

export function writeRobots(publicUrl: string): string {
  const lines = closed.map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
