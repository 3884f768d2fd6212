import { workModeLabel } from '#contracts/vocabulary.ts'
import { Feed } from 'feed'
import type { JobFilters } from '#contracts/jobs/job-filters.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { listHeadline } from '#domain/jobs/list-headline.words.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { storedSalary } from '#domain/jobs/pay/salary.ts'
import { namePlace } from '#domain/places/place-slugs.ts'
import { escapeHtml } from '#domain/text/plain-text.ts'
import { truncate } from '#domain/text/truncate.ts'
import { toLine } from '#domain/text/text-blocks.ts'
import type { ListedJob } from '#server/features/jobs/jobs.queries.ts'
import type { JobSearch } from './search-filters.ts'

/** In characters, of the ad's description. */
const shownDescription = 300

interface FeedFacts {
  publicUrl: string
  /** The original filters, for the URLs of the feed and its list: '' or '?q=mozo'. */
  query: string
  search: JobSearch
  filters: JobFilters
  /** The feed's date when it has no jobs. */
  now: Date
}

/** The newest jobs of a search as RSS 2.0. */
export function writeFeed(
  jobs: readonly ListedJob[],
  { publicUrl, query, search, filters, now }: FeedFacts,
): string {
  const { place } = search
  const title = listHeadline({
    q: filters.q,
    category: search.chosen.category[0] ?? '',
    place:
      !place || place.kind === 'remote'
        ? ''
        : 'department' in place
          ? namePlace({ province: null, district: null, ...place }).label
          : filters.location,
    mode: place?.kind === 'remote' ? ['remote'] : search.chosen.mode,
  })
  return jobFeed(jobs, {
    title: `${title} · Qhatu`,
    description: 'Los avisos más recientes de esta búsqueda en Qhatu.',
    link: `${publicUrl}/empleos${query}`,
    feedLinks: { rss: `${publicUrl}/empleos.rss${query}` },
    publicUrl,
    now,
  }).rss2()
}

interface FeedHead {
  title: string
  description: string
  /** The page with the same jobs. */
  link: string
  /** Its own addresses. */
  feedLinks: { rss?: string; json?: string }
  publicUrl: string
  /** The feed's date when it has no jobs. */
  now: Date
  /** The page of a job that it links to. */
  linkTo?: (jobId: number) => string
}

/** Listed jobs as a feed, in any of its formats. */
export function jobFeed(
  jobs: readonly ListedJob[],
  { title, description, link, feedLinks, publicUrl, now, linkTo = jobHref }: FeedHead,
): Feed {
  const feed = new Feed({
    title,
    description,
    id: link,
    link,
    feedLinks,
    language: 'es-PE',
    updated: jobs[0]?.publishedAt ?? now,
    ttl: 60,
    generator: false,
  })
  for (const job of jobs) {
    const page = publicUrl + jobHref(job.id)
    feed.addItem({
      title: escapeHtml(`${job.title} · ${job.companyName}`),
      id: page,
      link: publicUrl + linkTo(job.id),
      date: job.publishedAt,
      description: describe(job),
      ...(job.category === null ? {} : { category: [{ name: job.category }] }),
    })
  }
  return feed
}

/** 'Miraflores, Lima · Híbrido · S/ 3,000 – 4,000. Prepara reportes …' */
function describe(job: ListedJob): string {
  const facts = [job.location, workModeLabel(job.mode), payLine(storedSalary(job))]
  // Feed readers treat the text as HTML.
  return escapeHtml(`${facts.join(' · ')}. ${truncate(toLine(job.description), shownDescription)}`)
}
