import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

/** Those that say whose they are. */
const listedOf = (companyId: number) =>
  and(eq(jobs.companyId, companyId), eq(jobs.shownCompanyId, companyId), jobs.isActive)

export async function countListedOfCompany(db: Db, companyId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(jobs).where(listedOf(companyId))
  return row!.total
}

/** Ids, newest first. */
export async function listListedOfCompany(
  db: Db,
  companyId: number,
  page: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(listedOf(companyId))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ id }) => id)
}
