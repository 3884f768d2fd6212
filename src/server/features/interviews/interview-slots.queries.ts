import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { interviewSlots } from '#server/db/schema/interviews.table.ts'

/** The times that the candidate knows, in order; with `isNext`, those that are still to replace them. */
export const listSlots = (db: Db, ids: readonly number[], { isNext = false } = {}) =>
  db
    .select()
    .from(interviewSlots)
    .where(and(inArray(interviewSlots.interviewId, [...ids]), eq(interviewSlots.isNext, isNext)))
    .orderBy(asc(interviewSlots.startsAt))

export async function insertNextSlots(tx: Db, interviewId: number, starts: readonly Date[]): Promise<void> {
  await tx.insert(interviewSlots).values(starts.map((startsAt) => ({ interviewId, startsAt, isNext: true })))
}

/** The times that were to replace the others. False: there were none. */
export async function dropNextSlots(tx: Db, interviewId: number): Promise<boolean> {
  const gone = await tx
    .delete(interviewSlots)
    .where(and(eq(interviewSlots.interviewId, interviewId), interviewSlots.isNext))
    .returning({ id: interviewSlots.id })
  return gone.length > 0
}

/** From now on the candidate chooses among the next times only. */
export async function replaceSlots(tx: Db, interviewId: number): Promise<void> {
  const ofInterview = eq(interviewSlots.interviewId, interviewId)
  await tx.delete(interviewSlots).where(and(ofInterview, eq(interviewSlots.isNext, false)))
  await tx.update(interviewSlots).set({ isNext: false }).where(ofInterview)
}
