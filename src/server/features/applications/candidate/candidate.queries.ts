import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { cvOpenings } from '#server/db/schema/scorecards.table.ts'

export async function findJob(db: Db, id: number) {
  const [row] = await db
    .select({ id: jobs.id, title: jobs.title, companyName: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id))
  return row ?? null
}

/** The same person on the same day counts once. */
export async function insertCvOpening(tx: Db, opening: typeof cvOpenings.$inferInsert): Promise<void> {
  await tx.insert(cvOpenings).values(opening).onConflictDoNothing()
}
