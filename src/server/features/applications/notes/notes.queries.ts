import { and, asc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { removedRows } from '#server/db/schema/acts.table.ts'
import {
  applicationNoteFiles,
  applicationNoteMentions,
  applicationNotes,
} from '#server/db/schema/application-notes.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

export type NoteRow = typeof applicationNotes.$inferSelect

/** The notes of these applications, oldest first. */
export const listNotes = (db: Db, applicationIds: readonly number[]): Promise<NoteRow[]> =>
  db
    .select()
    .from(applicationNotes)
    .where(inArray(applicationNotes.applicationId, [...applicationIds]))
    .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id))

export async function findNote(db: Db, id: number): Promise<NoteRow | null> {
  const [row] = await db.select().from(applicationNotes).where(eq(applicationNotes.id, id))
  return row ?? null
}

/** Null: it is deleted. */
export async function lockNote(tx: Db, id: number): Promise<NoteRow | null> {
  const [row] = await tx.select().from(applicationNotes).where(eq(applicationNotes.id, id)).for('update')
  return row ?? null
}

export const countNotes = (db: Db, applicationId: number): Promise<number> =>
  db.$count(applicationNotes, eq(applicationNotes.applicationId, applicationId))

export async function insertNote(tx: Db, note: typeof applicationNotes.$inferInsert): Promise<NoteRow> {
  const [row] = await tx.insert(applicationNotes).values(note).returning()
  if (!row) throw new Error('A note was not written')
  return row
}

export async function updateNote(tx: Db, id: number, change: { text: string; editedAt: Date }) {
  await tx.update(applicationNotes).set(change).where(eq(applicationNotes.id, id))
}

/** False: it was deleted before. */
export async function deleteNote(tx: Db, id: number): Promise<boolean> {
  const gone = await tx.delete(applicationNotes).where(eq(applicationNotes.id, id)).returning()
  return gone.length > 0
}

/** The note with what depends on it, as rows to remove: the note itself first. */
export const rowsOfNote = (id: number) =>
  [
    { table: applicationNotes, where: eq(applicationNotes.id, id) },
    { table: applicationNoteMentions, where: eq(applicationNoteMentions.noteId, id) },
    { table: applicationNoteFiles, where: eq(applicationNoteFiles.noteId, id) },
  ] as const

export const listMentions = (db: Db, noteIds: readonly number[]) =>
  db
    .select({ noteId: applicationNoteMentions.noteId, userId: applicationNoteMentions.userId })
    .from(applicationNoteMentions)
    .where(inArray(applicationNoteMentions.noteId, [...noteIds]))

/** Returns those who were not mentioned before. */
export async function insertMentions(tx: Db, noteId: number, userIds: readonly number[]): Promise<number[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .insert(applicationNoteMentions)
    .values(userIds.map((userId) => ({ noteId, userId })))
    .onConflictDoNothing()
    .returning({ userId: applicationNoteMentions.userId })
  return rows.map(({ userId }) => userId)
}

export async function keepMentions(tx: Db, noteId: number, userIds: readonly number[]): Promise<void> {
  await tx
    .delete(applicationNoteMentions)
    .where(
      and(
        eq(applicationNoteMentions.noteId, noteId),
        userIds.length === 0 ? undefined : notInArray(applicationNoteMentions.userId, [...userIds]),
      ),
    )
}

/** Takes back that these people are mentioned; true if somebody of them was. */
export async function deleteMentions(tx: Db, noteId: number, userIds: readonly number[]): Promise<boolean> {
  const gone = await tx
    .delete(applicationNoteMentions)
    .where(
      and(
        eq(applicationNoteMentions.noteId, noteId),
        inArray(applicationNoteMentions.userId, [...userIds]),
        isNull(applicationNoteMentions.notifiedAt),
      ),
    )
    .returning()
  return gone.length > 0
}

/** Marks all who have not heard of the note as told, and returns them. */
export async function takePending(tx: Db, noteId: number, notifiedAt: Date): Promise<number[]> {
  const rows = await tx
    .update(applicationNoteMentions)
    .set({ notifiedAt })
    .where(and(eq(applicationNoteMentions.noteId, noteId), isNull(applicationNoteMentions.notifiedAt)))
    .returning({ userId: applicationNoteMentions.userId })
  return rows.map(({ userId }) => userId)
}

const fileColumns = {
  id: files.id,
  noteId: applicationNoteFiles.noteId,
  name: files.name,
  mime: files.mime,
  size: files.size,
  storageKey: files.storageKey,
}

export const listFiles = (db: Db, noteIds: readonly number[]) =>
  db
    .select(fileColumns)
    .from(applicationNoteFiles)
    .innerJoin(files, eq(files.id, applicationNoteFiles.fileId))
    .where(inArray(applicationNoteFiles.noteId, [...noteIds]))
    .orderBy(asc(files.createdAt), asc(files.name))

export async function findFile(db: Db, noteId: number, fileId: string) {
  const [row] = await db
    .select(fileColumns)
    .from(applicationNoteFiles)
    .innerJoin(files, eq(files.id, applicationNoteFiles.fileId))
    .where(and(eq(applicationNoteFiles.noteId, noteId), eq(applicationNoteFiles.fileId, fileId)))
  return row ?? null
}

export async function insertFileOfNote(tx: Db, row: typeof applicationNoteFiles.$inferInsert): Promise<void> {
  await tx.insert(applicationNoteFiles).values(row)
}

/** The account of the candidate of an application. */
export async function findCandidateUser(db: Db, applicationId: number): Promise<number | null> {
  const [row] = await db
    .select({ userId: professionals.userId })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .where(eq(applications.id, applicationId))
  return row?.userId ?? null
}

/** Files older than this whose note is gone. */
export async function listUnusedFiles(db: Db, storedBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .leftJoin(applicationNoteFiles, eq(applicationNoteFiles.fileId, files.id))
    .where(
      and(
        eq(files.kind, 'note'),
        isNull(applicationNoteFiles.fileId),
        lt(files.createdAt, storedBefore),
        // Not while the deletion of the note may be undone.
        sql`not exists (select from ${removedRows}
          where ${removedRows.fromTable} = 'application_note_files' and ${removedRows.row} ->> 'file_id' = ${files.id}::text)`,
      ),
    )
  return rows.map(({ id }) => id)
}
