import { and, count, desc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

/** Open, and not of a suspended account. */
const listedOf = (companyId: number) =>
  and(eq(jobs.companyId, companyId), jobs.isActive, or(isNull(companies.userId), isNull(users.suspendedAt)))

export async function countListedOfCompany(db: Db, companyId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, companies.userId))
    .where(listedOf(companyId))
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
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, companies.userId))
    .where(listedOf(companyId))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ id }) => id)
}
