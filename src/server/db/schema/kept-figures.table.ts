import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './accounts.table.ts'

/** Figures of the administration for which many rows are read, as they were counted last. All processes answer with them. */
export const keptFigures = pgTable('kept_figures', {
  /** What was counted, with its filters; never words that somebody typed, which may be a name. */
  question: text('question').primaryKey(),
  figures: jsonb('figures').$type<unknown>().notNull(),
  countedAt: instant('counted_at').notNull(),
})
