import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { jobAttributes, scorecardPoints, scorecards } from '#server/db/schema/scorecards.table.ts'
import { wholeIds } from '#server/features/applications/doubles/joins.queries.ts'

export type ScorecardRow = typeof scorecards.$inferSelect

export async function findJobOf(db: Db, applicationId: number): Promise<number | null> {
  const [row] = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return row?.jobId ?? null
}

/** What is rated now, in its order, and retired ones that have points on one of these scorecards. */
export const listAttributes = (db: Db, jobId: number, scorecardIds: readonly number[] = []) =>
  db
    .select()
    .from(jobAttributes)
    .where(
      and(
        eq(jobAttributes.jobId, jobId),
        or(
          isNull(jobAttributes.retiredAt),
          inArray(
            jobAttributes.id,
            db
              .select({ id: scorecardPoints.attributeId })
              .from(scorecardPoints)
              .where(inArray(scorecardPoints.scorecardId, [...scorecardIds])),
          ),
        ),
      ),
    )
    .orderBy(sql`${jobAttributes.retiredAt} nulls first`, asc(jobAttributes.position), asc(jobAttributes.id))

/** So that two changes of a job's attributes come one after the other. */
export async function lockJob(tx: Db, jobId: number): Promise<void> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('update')
}

export async function insertAttributes(tx: Db, rows: (typeof jobAttributes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(jobAttributes).values(rows)
}

export async function updateAttribute(
  tx: Db,
  id: number,
  change: { position: number; name: string; hint: string },
): Promise<void> {
  await tx.update(jobAttributes).set(change).where(eq(jobAttributes.id, id))
}

export async function retireAttributes(tx: Db, ids: readonly number[], retiredAt: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(jobAttributes)
      .set({ retiredAt })
      .where(inArray(jobAttributes.id, [...ids]))
}

/** The caller's, and those that others submitted, the first one first. */
export const listScorecards = (db: Db, applicationIds: readonly number[], userId: number) =>
  db
    .select()
    .from(scorecards)
    .where(
      and(
        inArray(scorecards.applicationId, [...applicationIds]),
        or(eq(scorecards.userId, userId), isNotNull(scorecards.submittedAt)),
      ),
    )
    .orderBy(asc(scorecards.submittedAt), asc(scorecards.id))

export const listPoints = (db: Db, scorecardIds: readonly number[]) =>
  db
    .select()
    .from(scorecardPoints)
    .where(inArray(scorecardPoints.scorecardId, [...scorecardIds]))

/** The person's scorecard, locked; null: not begun. */
export async function lockScorecard(
  tx: Db,
  { applicationId, userId }: { applicationId: number; userId: number },
): Promise<ScorecardRow | null> {
  const [row] = await tx
    .select()
    .from(scorecards)
    .where(and(eq(scorecards.applicationId, applicationId), eq(scorecards.userId, userId)))
    .for('update')
  return row ?? null
}

/** Writes the scorecard with its points; null: another request has submitted it meanwhile. */
export async function writeScorecard(
  tx: Db,
  card: Omit<typeof scorecards.$inferInsert, 'id'>,
  points: readonly { attributeId: number; points: number }[],
): Promise<number | null> {
  const { text, updatedAt, submittedAt } = card
  const [row] = await tx
    .insert(scorecards)
    .values(card)
    .onConflictDoUpdate({
      target: [scorecards.applicationId, scorecards.userId],
      set: { text, updatedAt, submittedAt },
      setWhere: isNull(scorecards.submittedAt),
    })
    .returning({ id: scorecards.id })
  if (!row) return null
  await tx.delete(scorecardPoints).where(eq(scorecardPoints.scorecardId, row.id))
  if (points.length > 0)
    await tx.insert(scorecardPoints).values(points.map((given) => ({ scorecardId: row.id, ...given })))
  return row.id
}

/**
 * The average of the submitted scorecards of an application, 1 to 4. `ratedBy`: only where this person's own is in, so that nobody
 * reads those of others before; null: always. Null without any.
 */
export const ratingOf = (ratedBy: number | null): SQL<number | null> => sql`(
  select avg(each.points) from (
    select avg(scorecard_points.points) as points
    from scorecards join scorecard_points on scorecard_points.scorecard_id = scorecards.id
    where scorecards.application_id = any(${wholeIds}) and scorecards.submitted_at is not null
    group by scorecards.id) as each
  ${
    ratedBy === null
      ? sql``
      : sql`where exists (
    select from scorecards as own
    where own.application_id = any(${wholeIds}) and own.user_id = ${ratedBy} and own.submitted_at is not null)`
  })`
