import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { candidateScores } from '#server/db/schema/matching.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { cvOpenings } from '#server/db/schema/scorecards.table.ts'
import {
  ofApplication,
  trueScores,
} from '#server/features/applications/candidates/candidate-scores.queries.ts'
import type { ApplicationStatus } from '#contracts/vocabulary.ts'

/** The candidates of a job with a status, in the order of the board: the best score first, ties by time of application. */
export async function listColumn(
  db: Db,
  { jobId, status, basis }: { jobId: number; status: ApplicationStatus; basis: string },
): Promise<number[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .leftJoin(trueScores(db, basis), ofApplication)
    .where(
      and(eq(applications.jobId, jobId), eq(applications.status, status), isNull(applications.withdrawnAt)),
    )
    .orderBy(
      sql`${desc(candidateScores.score)} nulls last`,
      asc(applications.appliedAt),
      asc(applications.id),
    )
  return rows.map(({ id }) => id)
}

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
