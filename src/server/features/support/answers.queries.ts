import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { complaints, contactRequests } from '#server/db/schema/support.table.ts'

type Answered = typeof contactRequests | typeof complaints

/** Stores an answer; false when there is one. */
export async function storeAnswer(
  tx: Db,
  table: Answered,
  id: number,
  { text, at, by }: { text: string; at: Date; by: number },
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ answer: text, answeredAt: at, answeredBy: by })
    .where(and(eq(table.id, id), isNull(table.answeredAt)))
    .returning({ id: table.id })
  return rows.length > 0
}

/** Takes the answer back; false when there is none, or it was mailed. */
export async function takeBackAnswer(tx: Db, table: Answered, id: number): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ answer: null, answeredAt: null, answeredBy: null })
    .where(and(eq(table.id, id), isNotNull(table.answeredAt), isNull(table.notifiedAt)))
    .returning({ id: table.id })
  return rows.length > 0
}

/** Marks the answer of that moment as mailed. False: it was mailed before, or no longer stands. */
export async function claimAnswer(
  tx: Db,
  table: Answered,
  id: number,
  { answeredAt, now }: { answeredAt: Date; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ notifiedAt: now })
    .where(and(eq(table.id, id), eq(table.answeredAt, answeredAt), isNull(table.notifiedAt)))
    .returning({ id: table.id })
  return rows.length > 0
}
