import { and, between, desc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { savedJobs } from '#server/db/schema/saved-jobs.table.ts'

/** The last saved first. */
export async function listSaved(db: Db, userId: number, limit: number) {
  return db
    .select({ jobId: savedJobs.jobId, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId))
    .limit(limit)
}

/** The saved jobs that are listed and end until then, the next one first. */
export async function listClosing(db: Db, userId: number, { from, until }: { from: Date; until: Date }) {
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyName: jobs.companyName,
      endsAt: sql<Date>`${jobs.expiresAt}`.mapWith(jobs.expiresAt),
    })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(savedJobs.userId, userId), jobs.isActive, between(jobs.expiresAt, from, until)))
    .orderBy(jobs.expiresAt, jobs.id)
}

/**
 * Jobs that anybody may know about, including closed ones. Excludes deleted, held, withheld and never opened jobs
 * (those have no term): not even their title is shown to somebody who guesses an id.
 */
const isKnown = (ids: readonly number[]): SQL =>
  and(
    inArray(jobs.id, [...ids]),
    not(jobs.isHeld),
    not(jobs.isWithheld),
    isNull(jobs.deletedAt),
    or(jobs.isOpen, isNotNull(jobs.expiresAt)),
  )!

export async function listKnownIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(isKnown(ids))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/**
 * Saves those of the jobs that anybody may know about and that are not saved yet. Returns how many of the ids are
 * known.
 */
export async function insertSaved(
  db: Db,
  { userId, jobIds, at }: { userId: number; jobIds: readonly number[]; at: Date },
): Promise<number> {
  if (jobIds.length === 0) return 0
  const known = isKnown(jobIds)
  await db
    .insert(savedJobs)
    .select(
      db
        .select({
          userId: sql<number>`${userId}::int`.as('user_id'),
          jobId: jobs.id,
          savedAt: sql<Date>`${at}::timestamptz`.as('saved_at'),
          remindedAt: sql<Date | null>`null::timestamptz`.as('reminded_at'),
        })
        .from(jobs)
        .where(known),
    )
    .onConflictDoNothing()
  return db.$count(jobs, known)
}

export const isSaved = (userId: number, jobId: number): SQL =>
  and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId))!

/** Keeps only the newest `most` of an account. */
export async function trimSaved(db: Db, userId: number, most: number): Promise<void> {
  const newest = db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId))
    .limit(most)
  await db
    .delete(savedJobs)
    .where(and(eq(savedJobs.userId, userId), sql`${savedJobs.jobId} not in (${newest})`))
}

/** Those of the jobs that are open now. */
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

/**
 * The saved jobs that close within this time or closed within it, marked as notified in the same statement. Excludes
 * jobs applied to, and withheld or held jobs, which may return.
 */
export async function claimClosing(tx: Db, { now, from, until }: { now: Date; from: Date; until: Date }) {
  const open = sql<boolean>`(${jobs.isActive} and (${jobs.expiresAt} is null or ${jobs.expiresAt} > ${now}))`
  const isClosing = sql`case when ${jobs.isActive} then ${jobs.expiresAt} between ${from} and ${until}
    else ${jobs.updatedAt} >= ${from} end`
  return tx
    .update(savedJobs)
    .set({ remindedAt: now })
    .from(jobs)
    .where(
      and(
        eq(jobs.id, savedJobs.jobId),
        isNull(savedJobs.remindedAt),
        isClosing,
        not(jobs.isWithheld),
        not(jobs.isHeld),
        isNull(jobs.deletedAt),
        sql`not exists (select 1 from ${applications} join ${professionals} on ${professionals.id} = ${applications.professionalId}
          where ${applications.jobId} = ${jobs.id} and ${professionals.userId} = ${savedJobs.userId}
          and ${applications.withdrawnAt} is null)`,
      ),
    )
    .returning({ userId: savedJobs.userId, title: jobs.title, company: jobs.companyName, isOpen: open })
}
export type ClosingJob = Awaited<ReturnType<typeof claimClosing>>[number]
