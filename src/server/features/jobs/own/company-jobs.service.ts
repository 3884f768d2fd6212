import type { Db } from '#server/db/connection.ts'
import { countListedOfCompany, listListedOfCompany } from './company-jobs.queries.ts'
import { listJobsByIds } from '#server/features/jobs/jobs.queries.ts'

/** A page of a company's active jobs, newest first. A page after the last is empty. */
export async function listJobsOfCompany(
  db: Db,
  companyId: number,
  { page, limit }: { page: number; limit: number },
) {
  const [total, ids] = await Promise.all([
    countListedOfCompany(db, companyId),
    listListedOfCompany(db, companyId, { offset: (page - 1) * limit, limit }),
  ])
  return { jobs: await listJobsByIds(db, ids), total, page, pages: Math.ceil(total / limit) }
}
