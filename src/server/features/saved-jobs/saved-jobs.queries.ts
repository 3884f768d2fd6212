import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { savedJobs } from '#server/db/schema/subscriptions.table.ts'

/** The last saved first. */
export async function listSaved(db: Db, userId: number, limit: number) {
  return db
    .select({ jobId: savedJobs.jobId, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId))
    .limit(limit)
}

/** Saves those of the jobs that exist and are not saved yet. Returns how many of them exist. */
export async function insertSaved(
  db: Db,
  { userId, jobIds, at }: { userId: number; jobIds: readonly number[]; at: Date },
): Promise<number> {
  if (jobIds.length === 0) return 0
  const known = inArray(jobs.id, [...jobIds])
  await db
    .insert(savedJobs)
    .select(
      db
        .select({
          userId: sql<number>`${userId}::int`.as('user_id'),
          jobId: jobs.id,
          savedAt: sql<Date>`${at}::timestamptz`.as('saved_at'),
          remindedAt: sql<null>`null::timestamptz`.as('reminded_at'),
        })
        .from(jobs)
        .where(known),
    )
    .onConflictDoNothing()
  return db.$count(jobs, known)
}

export async function deleteSaved(db: Db, userId: number, jobId: number): Promise<void> {
  await db.delete(savedJobs).where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)))
}

/** Keeps the newest `most` of an account. */
export async function trimSaved(db: Db, userId: number, most: number): Promise<void> {
  const kept = db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId))
    .limit(most)
  await db
    .delete(savedJobs)
    .where(and(eq(savedJobs.userId, userId), sql`${savedJobs.jobId} not in (${kept})`))
}

/** Those of the jobs that are open at this moment. */
export async function listOpenIds(db: Db, ids: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.id, [...ids]),
        jobs.isActive,
        sql`(${jobs.expiresAt} is null or ${jobs.expiresAt} > ${now})`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
