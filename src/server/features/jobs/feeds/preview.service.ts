import { shownFeedAds } from '#contracts/jobs/job-feeds-figures.ts'
import type { FeedPreview } from '#contracts/jobs/job-feeds.contract.ts'
import { jobCategories, type JobCategory } from '#contracts/vocabulary.ts'
import { unreadFields } from '#domain/jobs/import/own-feed.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { readPlanUse } from '#server/features/plans/plans.service.ts'
import { checkFeed } from './check-feed.ts'
import { readFeedAt } from './read-feed.service.ts'

/** How many names of unread fields are listed. */
const mostUnread = 20

/** What the ads at an address would become, or why it cannot be read. */
export async function previewFeed(
  deps: Pick<Deps, 'db' | 'clock' | 'feeds'>,
  { companyId }: CompanyActor,
  { url, category }: { url: string; category: JobCategory },
): Promise<{ preview: FeedPreview | null; problem: string | null }> {
  const read = await readFeedAt(deps, url)
  if (read.kind === 'failed') return { preview: null, problem: read.problem }
  // Without a known version nothing can be unchanged.
  if (read.kind === 'unchanged') return { preview: null, problem: 'El servidor no entregó el archivo.' }
  const { format, rows } = read.document
  const { total, ready, refused, ended } = await checkFeed(rows, { category, now: deps.clock.now() })
  const { jobsLimit, jobsUsed } = await readPlanUse(deps.db, companyId)
  const preview = {
    format,
    total,
    readyCount: ready.length,
    refusedCount: refused.length,
    endedCount: ended.length,
    ready: ready.slice(0, shownFeedAds).map(({ reference, fields, notes }) => ({
      reference,
      title: fields.title,
      category: jobCategories.find((one) => one === fields.category) ?? category,
      location: fields.location,
      mode: fields.mode,
      salaryRange: fields.salaryText,
      notes,
    })),
    refused: refused.slice(0, shownFeedAds),
    unread: [...new Set(rows.flatMap(unreadFields))].slice(0, mostUnread).map((name) => name.slice(0, 60)),
    room: jobsLimit === null ? null : Math.max(0, jobsLimit - jobsUsed),
  }
  return { preview, problem: null }
}
