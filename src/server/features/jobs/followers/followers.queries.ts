import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { jobFollowers } from '#server/db/schema/members.table.ts'

/** The first time counts. */
export async function insertFollower(tx: Db, follower: typeof jobFollowers.$inferInsert): Promise<void> {
  await tx.insert(jobFollowers).values(follower).onConflictDoNothing()
}

export async function deleteFollower(tx: Db, jobId: number, userId: number): Promise<void> {
  await tx.delete(jobFollowers).where(and(eq(jobFollowers.jobId, jobId), eq(jobFollowers.userId, userId)))
}

/** Who follows one of these jobs, each once. */
export async function listFollowerIds(db: Db, jobIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: jobFollowers.userId })
    .from(jobFollowers)
    .where(inArray(jobFollowers.jobId, [...jobIds]))
  return rows.map(({ userId }) => userId)
}

/** Who follows a job, the first one first: also those who have left the company since. */
export const listFollowers = (db: Db, jobId: number) =>
  db
    .select({
      userId: users.id,
      personName: users.personName,
      email: users.email,
      deletedAt: users.deletedAt,
    })
    .from(jobFollowers)
    .innerJoin(users, eq(users.id, jobFollowers.userId))
    .where(eq(jobFollowers.jobId, jobId))
    .orderBy(asc(jobFollowers.since), asc(users.id))

/** Who published it: a person, or a program with a key. */
export async function findPublisher(db: Db, jobId: number) {
  const [row] = await db
    .select({ userId: jobs.publishedBy, keyName: jobs.publishedKey })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  return row ?? { userId: null, keyName: null }
}
