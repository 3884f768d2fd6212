import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { pendingApplications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export type HeldApplication = typeof pendingApplications.$inferSelect

/** Puts it in the place of an earlier one of the same person for the same job, and returns that one's file. */
export async function putHeldApplication(
  tx: Db,
  held: typeof pendingApplications.$inferInsert,
): Promise<HeldApplication['cv']> {
  const same = and(eq(pendingApplications.email, held.email), eq(pendingApplications.jobId, held.jobId))
  const [before] = await tx.select({ cv: pendingApplications.cv }).from(pendingApplications).where(same)
  const { email, jobId } = pendingApplications
  await tx
    .insert(pendingApplications)
    .values(held)
    .onConflictDoUpdate({ target: [email, jobId], set: held })
  return before?.cv ?? null
}

/** Null for a link that is unknown, used or too old. */
export async function findHeldApplication(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<HeldApplication | null> {
  const [row] = await db
    .select()
    .from(pendingApplications)
    .where(and(eq(pendingApplications.tokenHash, tokenHash), gt(pendingApplications.expiresAt, now)))
  return row ?? null
}

/** False when another request was faster. */
export async function deleteHeldApplication(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const gone = await tx
    .delete(pendingApplications)
    .where(eq(pendingApplications.tokenHash, tokenHash))
    .returning({ jobId: pendingApplications.jobId })
  return gone.length > 0
}

export async function deleteExpiredHeldApplications(db: Db, now: Date): Promise<void> {
  await db.delete(pendingApplications).where(lt(pendingApplications.expiresAt, now))
}

export async function findJobNames(db: Db, jobId: number) {
  const [row] = await db
    .select({ id: jobs.id, title: jobs.title, location: jobs.location, companyName: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
  return row ?? null
}
