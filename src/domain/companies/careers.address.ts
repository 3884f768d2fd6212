import type { CareersSource } from '#contracts/jobs/statistics-vocabulary.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { companyHref } from './company.address.ts'

/* The open ads of a company for other pages: as feeds, and as a page to show inside its own. */

export const careersRss = (id: number): string => `${companyHref(id)}/empleos.rss`
export const careersJson = (id: number): string => `${companyHref(id)}/empleos.json`
export const careersWidget = (id: number): string => `${companyHref(id)}/widget`

/** The pages that may show the widget: those of the company's website, with and without 'www.'. */
export function embeddingOrigins(website: string | null): string[] {
  if (website === null || !URL.canParse(website)) return []
  const { protocol, host } = new URL(website)
  if (protocol !== 'https:' && protocol !== 'http:') return []
  const bare = host.replace(/^www\./, '')
  return [`${protocol}//${bare}`, `${protocol}//www.${bare}`]
}

/** What a company copies to its page. */
export function careersSnippet(publicUrl: string, { id, name }: { id: number; name: string }): string {
  const title = `Empleos en ${name}`
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  return `<iframe src="${publicUrl}${careersWidget(id)}" title="${title}" width="100%" height="520" style="border:0" loading="lazy"></iframe>`
}

/** An ad opened from there. `visit-from.ts` reads where from, for the statistics of the company. */
export const careersJobHref = (jobId: number, source: CareersSource): string =>
  `${jobHref(jobId)}?desde=${source}`
