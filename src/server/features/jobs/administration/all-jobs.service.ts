import type { JobPostQuery } from '#contracts/admin/posts.contract.ts'
import type { Deps } from '#server/deps.ts'
import { findAlikeAds } from '#server/features/jobs/risk/alike-ads.queries.ts'
import { findJobs, type JobPostRow, listAllJobs } from './all-jobs.queries.ts'

export type { JobPostRow }

/** A page of everybody's jobs, the latest first, and the ads that they are like; `hasOlder`: there is another one. */
export async function pageOfJobs({ db }: Pick<Deps, 'db'>, { before, limit, ...filters }: JobPostQuery) {
  const finding = await findJobs(db, filters)
  const rows = await listAllJobs(db, filters, { before, limit: limit + 1, finding })
  const page = rows.slice(0, limit)
  const alike = await findAlikeAds(
    db,
    page.flatMap(({ remarks }) => remarks ?? []),
  )
  return { rows: page, alike, total: finding.total, hasOlder: rows.length > limit }
}
