import { and, asc, count, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobStages } from '#server/db/schema/job-stages.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { areOf, findFront, standsAlone } from '#server/features/applications/doubles/joins.queries.ts'

export type StageRow = typeof jobStages.$inferSelect

/** Whether a stage is one of the job: its own, or the shared ones if it has none. */
const ofJob = (jobId: number) =>
  sql`${jobStages.jobId} is not distinct from (select own.job_id from job_stages own where own.job_id = ${jobId} limit 1)`

/** The stages of a job, in their order. */
export const listStages = (db: Db, jobId: number): Promise<StageRow[]> =>
  db.select().from(jobStages).where(ofJob(jobId)).orderBy(asc(jobStages.position))

/** How many are in each stage, by its id; those that are joined count once. */
export async function countInStages(db: Db, jobId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ stageId: applications.stageId, people: count() })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), isNull(applications.withdrawnAt), standsAlone))
    .groupBy(applications.stageId)
  return new Map(rows.map(({ stageId, people }) => [stageId, people]))
}

/** Locks a job with its applications, in the order of whoever moves one of them. */
export async function lockJobToStage(tx: Db, jobId: number): Promise<void> {
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.jobId, jobId))
    .orderBy(asc(applications.id))
    .for('update')
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('update')
}

export async function insertStage(tx: Db, stage: typeof jobStages.$inferInsert): Promise<number> {
  const [row] = await tx.insert(jobStages).values(stage).returning({ id: jobStages.id })
  if (!row) throw new Error('A stage was not written')
  return row.id
}

export async function updateStage(
  tx: Db,
  id: number,
  change: Pick<StageRow, 'name' | 'status' | 'goalDays' | 'position'>,
): Promise<void> {
  await tx.update(jobStages).set(change).where(eq(jobStages.id, id))
}

/** Everybody of one stage of a job goes to another; withdrawn applications, too. `since`: null leaves the day of the stage. */
export async function moveStage(
  tx: Db,
  jobId: number,
  { from, to, since }: { from: number; to: number; since: Date | null },
): Promise<void> {
  await tx
    .update(applications)
    .set({ stageId: to, ...(since ? { stageSince: since } : {}) })
    .where(and(eq(applications.jobId, jobId), eq(applications.stageId, from)))
}

/** Deletes the own stages of a job that are not among these. */
export async function deleteOtherStages(tx: Db, jobId: number, kept: readonly number[]): Promise<void> {
  await tx.delete(jobStages).where(and(eq(jobStages.jobId, jobId), notInArray(jobStages.id, [...kept])))
}

const movable = {
  id: applications.id,
  jobId: applications.jobId,
  joinedInto: applications.joinedInto,
  status: applications.status,
  stageId: applications.stageId,
  stageSince: applications.stageSince,
  viewedAt: applications.viewedAt,
}

const lockMovable = (tx: Db, where: SQL | undefined) =>
  tx
    .select(movable)
    .from(applications)
    .where(and(where, isNull(applications.withdrawnAt)))
    .orderBy(asc(applications.id))
    .for('update')

/**
 * These applications to a job that are not withdrawn and all that they are joined with, locked for a move in the order of their ids.
 */
export const lockToMove = (tx: Db, jobId: number, ids: readonly number[]) =>
  lockMovable(tx, areOf(jobId, ids))

/** One application that is not withdrawn, with all that it is joined with. */
export const lockWhole = async (tx: Db, id: number) => {
  const front = await findFront(tx, id)
  return lockMovable(tx, or(inArray(applications.id, [id, front]), eq(applications.joinedInto, front)))
}
export type MovableRow = Awaited<ReturnType<typeof lockMovable>>[number]

/** Puts applications into a stage. What the person knows stays until the move is told. */
export async function setStage(tx: Db, ids: readonly number[], stage: StageRow, at: Date): Promise<void> {
  await tx
    .update(applications)
    .set({
      status: stage.status,
      stageId: stage.id,
      stageSince: at,
      knownStatus: sql`case when ${applications.status} = ${stage.status} then ${applications.knownStatus}
        else coalesce(${applications.knownStatus}, ${applications.status}) end`,
    })
    .where(inArray(applications.id, [...ids]))
}
