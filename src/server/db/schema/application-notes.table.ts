import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'
import { applications } from './applications.table.ts'
import { files } from './platform.table.ts'

/** What the people of a company write to each other about a candidate, who finds it in the own download. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
  },
  (t) => [
    index('application_notes_application').on(t.applicationId, t.createdAt),
    index('application_notes_user').on(t.userId),
  ],
)

/** Whom a note names with an @. */
export const applicationNoteMentions = pgTable(
  'application_note_mentions',
  {
    noteId: integer('note_id')
      .notNull()
      .references(() => applicationNotes.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the person heard of it; null: the author may still undo it. */
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    primaryKey({ columns: [t.noteId, t.userId] }),
    index('application_note_mentions_user').on(t.userId),
  ],
)

/** The files of a note. They belong to the candidate's account: they are in its download, and go with it. */
export const applicationNoteFiles = pgTable(
  'application_note_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    noteId: integer('note_id')
      .notNull()
      .references(() => applicationNotes.id, { onDelete: 'cascade' }),
  },
  (t) => [index('application_note_files_note').on(t.noteId)],
)
