/** The public pages that do not depend on data. */
const pages = ['/', '/empleos', '/empleos-premium', '/compatibilidad', '/transparencia-ia']
/** Ids of one sitemap file, so that with the pages it stays under the 50,000 addresses that the protocol allows. */
export const idsPerFile = 49_900

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap of jobs, `lastmod` being when each was really changed; the first file also names the pages. */
export function writeSitemap(
  publicUrl: string,
  jobs: readonly { id: number; updatedAt: Date }[],
  { withPages }: { withPages: boolean },
): string {
  const pageUrls = withPages ? pages.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`) : []
  const jobUrls = jobs.map(
    ({ id, updatedAt }) =>
      `<url><loc>${publicUrl}/jobs/${id}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
  )
  return `${head}\n<urlset ${schema}>\n${[...pageUrls, ...jobUrls].join('\n')}\n</urlset>\n`
}

/** What `/sitemap.xml` is when one file does not hold all: the list of the files, numbered from 1. */
export function writeSitemapIndex(publicUrl: string, files: number): string {
  const names = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${publicUrl}/sitemap/${index + 1}.xml</loc></sitemap>`,
  )
  return `${head}\n<sitemapindex ${schema}>\n${names.join('\n')}\n</sitemapindex>\n`
}

/** The rooms of those who signed in, and the calls, are nothing for a search engine. */
const closed = [
  '/api/',
  '/admin',
  '/company-dashboard',
  '/professional-dashboard',
  '/dashboard',
  '/ui',
  '/debug',
]

export function writeRobots(publicUrl: string): string {
  const lines = closed.map((path) => `Disallow: ${path}`)
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
