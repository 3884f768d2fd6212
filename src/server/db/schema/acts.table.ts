import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'

/** What somebody did and may undo for some seconds, before the people concerned are notified. */
export const acts = pgTable(
  'acts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /**
     * The thing that the act changed. Acts of one kind on one thing are reported as one change if nobody was notified
     * in between. Null: the act is always reported alone.
     */
    subjectId: integer('subject_id'),
    /** What its kind needs to undo or report it: ids and statuses, never text that a person wrote. */
    data: jsonb('data').$type<object>().notNull(),
    at: instant('at').notNull(),
    /** Null: it can be undone, and nobody was notified. `folded`: a later act was reported in its place. */
    outcome: text('outcome', { enum: ['undone', 'notified', 'folded'] }),
  },
  (t) => [
    index('acts_open')
      .on(t.kind, t.subjectId, t.id)
      .where(sql`${t.outcome} is null`),
    index('acts_user').on(t.userId),
    check('acts_outcome_known', sql`${t.outcome} in ('undone', 'notified', 'folded')`),
  ],
)

/**
 * Deleted rows in their original form, while the deletion can be undone. They are in no other table meanwhile, so
 * nothing finds, counts or shows them.
 */
export const removedRows = pgTable(
  'removed_rows',
  {
    /** Rows are restored in this order. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    actId: integer('act_id')
      .notNull()
      .references(() => acts.id, { onDelete: 'cascade' }),
    fromTable: text('from_table').notNull(),
    row: jsonb('row').$type<object>().notNull(),
  },
  (t) => [index('removed_rows_act').on(t.actId)],
)
