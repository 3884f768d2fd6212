import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { isReviewShown, reviews } from '#server/db/schema/reputation.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { abuseReports } from '#server/db/schema/support.table.ts'

/** The title of an active job; null when the public page shows none. */
export async function findJobTitle(db: Db, id: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.id, id), jobs.isActive, or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now))))
  return row?.title ?? null
}

/** The author of a public review, or null. */
export async function findReviewTitle(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ companyName: companies.name })
    .from(reviews)
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .where(and(eq(reviews.id, id), isReviewShown))
  return row ? `Reseña de ${row.companyName}` : null
}

/** False when the code is taken. */
export async function insertReport(tx: Db, report: typeof abuseReports.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(abuseReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: abuseReports.id })
  return rows.length > 0
}
