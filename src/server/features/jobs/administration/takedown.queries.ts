import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

type Change = Partial<
  Pick<
    typeof jobs.$inferInsert,
    'takenDownAt' | 'takenDownReason' | 'takenDownNote' | 'takenDownBy' | 'deletedAt' | 'deletedBy'
  >
>

/** Writes what an administrator decided, and returns whether the job is now listed. */
export async function decideJob(tx: Db, id: number, change: Change): Promise<boolean> {
  const [row] = await tx
    .update(jobs)
    .set(change)
    .where(eq(jobs.id, id))
    .returning({ isActive: jobs.isActive })
  return row?.isActive ?? false
}

/** A job that an administrator deleted after `since`, locked until the transaction ends. */
export async function lockDeletedJob(tx: Db, id: number, since: Date) {
  const [row] = await tx
    .select({ id: jobs.id, title: jobs.title, companyId: jobs.companyId, deletedAt: jobs.deletedAt })
    .from(jobs)
    .where(and(eq(jobs.id, id), isNotNull(jobs.deletedBy), gt(jobs.deletedAt, since)))
    .for('update')
  return row ?? null
}

/** What an administrator decided about a job, with its owner; null when it is unknown. */
export async function findDecided(db: Db, id: number) {
  const { id: jobId, title, companyId, isOpen, deletedAt, takenDownAt, takenDownReason, takenDownNote } = jobs
  const [row] = await db
    .select({ id: jobId, isOpen, title, companyId, deletedAt, takenDownAt, takenDownReason, takenDownNote })
    .from(jobs)
    .where(eq(jobs.id, id))
  return row ?? null
}
