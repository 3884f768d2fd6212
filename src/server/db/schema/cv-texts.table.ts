import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './accounts.table.ts'
import { tsvector } from './jobs.table.ts'
import { files } from './platform.table.ts'

/** The text of a CV that came with an application, for the search among candidates. It goes with the file. */
export const cvTexts = pgTable(
  'cv_texts',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** '': it cannot be read. */
    text: text('text').notNull(),
    /** Without the places of the words, which nobody asks for: half as much to read. */
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(sql`strip(to_tsvector('simple', public.fold(left(text, 100000))))`),
    readAt: instant('read_at').notNull(),
  },
  (t) => [index('cv_texts_words').using('gin', t.words)],
)
