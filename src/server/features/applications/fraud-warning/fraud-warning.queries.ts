import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'

/** Applications that stand and whose person was not warned. */
const isUnwarned = and(
  isNull(applications.withdrawnAt),
  isNull(applications.warnedAt),
  isNull(users.deletedAt),
)

const unwarned = (db: Db) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))

export const countUnwarned = (db: Db, jobId: number): Promise<number> =>
  db.$count(
    unwarned(db)
      .where(and(eq(applications.jobId, jobId), isUnwarned))
      .as('unwarned'),
  )

/** The unwarned applications to a job above `after`, the oldest first. */
export const listUnwarned = (db: Db, jobId: number, { after, limit }: { after: number; limit: number }) =>
  unwarned(db)
    .where(and(eq(applications.jobId, jobId), isUnwarned, gt(applications.id, after)))
    .orderBy(asc(applications.id))
    .limit(limit)

/** Marks an application's person as warned, and returns whom to warn of what. Null: warned before, or withdrawn. */
export async function claimWarning(tx: Db, id: number, now: Date) {
  const [row] = await tx
    .update(applications)
    .set({ warnedAt: now })
    .from(jobs)
    .innerJoin(professionals, sql`true`)
    .where(
      and(
        eq(applications.id, id),
        eq(professionals.id, applications.professionalId),
        eq(jobs.id, applications.jobId),
        isNull(applications.withdrawnAt),
        isNull(applications.warnedAt),
      ),
    )
    .returning({ title: jobs.title, userId: professionals.userId })
  return row ?? null
}
