import { and, asc, eq, getTableColumns, isNotNull, isNull, ne, not, or } from 'drizzle-orm'
import type { HoldReason } from '#domain/jobs/wording/holds.ts'
import type { Db } from '#server/db/connection.ts'
import { jobHolds, jobRisks, jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { questionTextsOfJob } from '#server/features/jobs/questions/questions.queries.ts'

export type HoldRow = typeof jobHolds.$inferSelect

/** Whether another ad of the company passed, that is, is neither held nor taken down. */
export async function hasPassed(tx: Db, companyId: number, besidesId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(eq(jobs.companyId, companyId), ne(jobs.id, besidesId), not(jobs.isHeld), isNull(jobs.takenDownAt)),
    )
    .limit(1)
  return row !== undefined
}

export async function findHold(db: Db, jobId: number): Promise<HoldRow | null> {
  const [row] = await db.select().from(jobHolds).where(eq(jobHolds.jobId, jobId))
  return row ?? null
}

/** Holds the ad for these reasons, or updates the reasons. */
export async function keepHold(
  tx: Db,
  hold: { jobId: number; reasons: readonly HoldReason[]; heldAt: Date },
  isNew: boolean,
): Promise<void> {
  const { jobId, reasons, heldAt } = hold
  await tx
    .insert(jobHolds)
    .values(hold)
    .onConflictDoUpdate({
      target: jobHolds.jobId,
      set: isNew
        ? {
            reasons,
            heldAt,
            releasedAt: null,
            appealedAt: null,
            decision: null,
            decidedAt: null,
            decisionNotifiedAt: null,
          }
        : { reasons },
    })
  await tx.update(jobs).set({ isHeld: true }).where(eq(jobs.id, jobId))
}

/** Releases the ad. One that was never public is published now, until `expiresAt`. */
export async function releaseHold(
  tx: Db,
  jobId: number,
  { at, term }: { at: Date; term: { publishedAt: Date; expiresAt: Date } | null },
): Promise<void> {
  await tx.update(jobHolds).set({ reasons: [], releasedAt: at }).where(eq(jobHolds.jobId, jobId))
  await tx
    .update(jobs)
    .set({ isHeld: false, updatedAt: at, ...term })
    .where(eq(jobs.id, jobId))
}

export async function updateHold(
  tx: Db,
  jobId: number,
  change: Partial<Omit<typeof jobHolds.$inferInsert, 'jobId'>>,
): Promise<void> {
  await tx.update(jobHolds).set(change).where(eq(jobHolds.jobId, jobId))
}

/** The ads of an account that are held, or hide its name. */
export async function listToSettle(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(companies.userId, userId), or(jobs.isHeld, jobs.isConfidential), isNull(jobs.deletedAt)))
    .orderBy(asc(jobs.id))
  return rows.map(({ id }) => id)
}

/**
 * Every held ad that its company wants published and nobody took down or just decided about: appealed ones first, then
 * the oldest.
 */
export async function listHeld(db: Db) {
  const { title, description, requirements, benefits, salaryText, location } = jobs
  return db
    .select({
      hold: getTableColumns(jobHolds),
      remarks: jobRisks.remarks,
      questionTexts: questionTextsOfJob,
      job: { id: jobs.id, title, description, requirements, benefits, salaryText, location },
      company: { id: companies.id, name: companies.name, ruc: companies.ruc, createdAt: companies.createdAt },
    })
    .from(jobHolds)
    .innerJoin(jobs, eq(jobs.id, jobHolds.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(jobRisks, eq(jobRisks.jobId, jobs.id))
    .where(
      and(
        isNull(jobHolds.releasedAt),
        or(isNull(jobHolds.decision), isNotNull(jobHolds.decisionNotifiedAt)),
        jobs.isHeld,
        jobs.isOpen,
        isNull(jobs.takenDownAt),
        isNull(jobs.deletedAt),
      ),
    )
    .orderBy(asc(jobHolds.appealedAt), asc(jobHolds.heldAt), asc(jobHolds.jobId))
    .limit(100)
}
export type HeldRow = Awaited<ReturnType<typeof listHeld>>[number]
