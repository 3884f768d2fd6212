import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { assistantConversations } from '#server/db/schema/assistant.table.ts'

export type KeptConversation = typeof assistantConversations.$inferSelect

const { id, userId, title, turns, keptAt } = assistantConversations
const summary = { id, title, turns: sql<number>`jsonb_array_length(${turns})`, keptAt }

export const listKept = (db: Db, owner: number) =>
  db.select(summary).from(assistantConversations).where(eq(userId, owner)).orderBy(desc(id))

export async function insertKept(tx: Db, row: typeof assistantConversations.$inferInsert) {
  const [kept] = await tx.insert(assistantConversations).values(row).returning(summary)
  if (!kept) throw new Error('An insert returned no row')
  return kept
}

/** The newest stay. */
export async function trimKept(tx: Db, owner: number, most: number): Promise<void> {
  const newest = tx
    .select({ id })
    .from(assistantConversations)
    .where(eq(userId, owner))
    .orderBy(desc(id))
    .limit(most)
  await tx.delete(assistantConversations).where(and(eq(userId, owner), notInArray(id, newest)))
}

export async function findKept(db: Db, owner: number, conversationId: number) {
  const [row] = await db
    .select()
    .from(assistantConversations)
    .where(and(eq(userId, owner), eq(id, conversationId)))
  return row
}

export const rowsOfKept = (conversationId: number) => ({
  table: assistantConversations,
  where: eq(id, conversationId),
})
