import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { acts } from '#server/db/schema/acts.table.ts'

export type ActRow = typeof acts.$inferSelect

export async function insertAct(tx: Db, act: typeof acts.$inferInsert): Promise<number> {
  const [row] = await tx.insert(acts).values(act).returning({ id: acts.id })
  if (!row) throw new Error('An act was not written')
  return row.id
}

export async function findActOf(db: Db, id: number, userId: number) {
  const [row] = await db
    .select({ id: acts.id })
    .from(acts)
    .where(and(eq(acts.id, id), eq(acts.userId, userId)))
  return row ?? null
}

/** Returns the act and locks it until the transaction ends. */
export async function lockAct(tx: Db, id: number): Promise<ActRow | null> {
  const [row] = await tx.select().from(acts).where(eq(acts.id, id)).for('update')
  return row ?? null
}

const openOnSameThing = ({ kind, subjectId }: Pick<ActRow, 'kind' | 'subjectId'>) =>
  subjectId === null
    ? sql`false`
    : and(eq(acts.kind, kind), eq(acts.subjectId, subjectId), isNull(acts.outcome))

/** Whether an act of this kind on the thing was not reported yet. */
export async function isOpen(tx: Db, kind: string, subjectId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: acts.id })
    .from(acts)
    .where(openOnSameThing({ kind, subjectId }))
    .limit(1)
  return open !== undefined
}

/** Earlier acts that were not reported either, oldest first. */
export async function listOpenBefore(tx: Db, act: ActRow): Promise<ActRow[]> {
  return tx
    .select()
    .from(acts)
    .where(and(openOnSameThing(act), lt(acts.id, act.id)))
    .orderBy(asc(acts.id))
}

export async function isFollowed(tx: Db, act: ActRow): Promise<boolean> {
  const [later] = await tx
    .select({ id: acts.id })
    .from(acts)
    .where(and(openOnSameThing(act), gt(acts.id, act.id)))
    .limit(1)
  return later !== undefined
}

export async function setOutcome(
  tx: Db,
  ids: number[],
  outcome: NonNullable<ActRow['outcome']>,
): Promise<void> {
  await tx.update(acts).set({ outcome }).where(inArray(acts.id, ids))
}

export async function deleteSettledBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(acts).where(and(isNotNull(acts.outcome), lt(acts.at, moment)))
}
