import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { userNotes } from '#server/db/schema/accounts.table.ts'

export type UserNoteRow = typeof userNotes.$inferSelect

/** The latest first. */
export const listNotes = (db: Db, userId: number): Promise<UserNoteRow[]> =>
  db.select().from(userNotes).where(eq(userNotes.userId, userId)).orderBy(desc(userNotes.id))

export async function insertNote(tx: Db, note: typeof userNotes.$inferInsert): Promise<UserNoteRow> {
  const [row] = await tx.insert(userNotes).values(note).returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

/** False when the account has no such note. */
export async function removeNote(tx: Db, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(userNotes)
    .where(and(eq(userNotes.userId, userId), eq(userNotes.id, id)))
    .returning({ id: userNotes.id })
  return rows.length > 0
}
