import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { disputes } from '#server/db/schema/disputes.table.ts'

export type DisputeRow = typeof disputes.$inferSelect

export async function insertDispute(tx: Db, values: typeof disputes.$inferInsert): Promise<void> {
  await tx.insert(disputes).values(values)
}

/** The latest dispute of a hire; null: it has none. */
export async function findLatestDispute(db: Db, hireId: number): Promise<DisputeRow | null> {
  const [row] = await db
    .select()
    .from(disputes)
    .where(eq(disputes.hireId, hireId))
    .orderBy(desc(disputes.id))
    .limit(1)
  return row ?? null
}

/** Changes the latest dispute of a hire. */
export async function setDispute(
  tx: Db,
  hireId: number,
  values: Pick<DisputeRow, 'endedAt' | 'ending' | 'decidedBy'> & { deskAt?: Date | null },
): Promise<void> {
  const latest = await findLatestDispute(tx, hireId)
  if (latest) await tx.update(disputes).set(values).where(eq(disputes.id, latest.id))
}

/** Ends those of these hires, because an account is closed. */
export async function closeDisputes(tx: Db, hireIds: readonly number[], now: Date): Promise<void> {
  await tx
    .update(disputes)
    .set({ endedAt: now, ending: 'closed' })
    .where(and(inArray(disputes.hireId, [...hireIds]), isNull(disputes.endedAt)))
}
