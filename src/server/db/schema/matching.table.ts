import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'
import { applications } from './applications.table.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * One row for each change of what matching knows of a job or a professional, written by triggers (migration 0004). Who follows
 * reads on from the oldest transaction that was open when it last read: no order of commits can hide a row from it.
 */
export const matchChanges = pgTable(
  'match_changes',
  {
    subject: text('subject', { enum: ['job', 'professional'] }).notNull(),
    subjectId: integer('subject_id').notNull(),
    changedIn: xid8('changed_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('match_changes_changed_in').on(t.changedIn), index('match_changes_at').on(t.at)],
)

/**
 * Each score that a company saw, with its reasons: kept three years, because a score in hiring must be explainable
 * (DS 115-2025-PCM). A score that did not change is written once.
 */
export const shownScores = pgTable(
  'shown_scores',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the weights and the taxonomy that made it. */
    engine: text('engine').notNull(),
    score: integer('score').notNull(),
    low: integer('low').notNull(),
    high: integer('high').notNull(),
    reasons: jsonb('reasons').$type<readonly { code: string }[]>().notNull(),
    shownAt: instant('shown_at').notNull(),
  },
  (t) => [
    uniqueIndex('shown_scores_once').on(t.applicationId, t.engine, t.score, t.low, t.high),
    index('shown_scores_shown_at').on(t.shownAt),
  ],
)
