import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moderationQueues, moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { admins, instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/** The columns of a thing that administrators moderate. */
export const moderationColumns = () => ({
  moderationStatus: text('moderation_status', { enum: moderationStatuses }).notNull().default('pending'),
  /** For the owner, with the last decision. */
  moderationNote: text('moderation_note').notNull().default(''),
  /** When it last became pending. */
  submittedAt: instant('submitted_at')
    .notNull()
    .default(sql`now()`),
  moderatedAt: instant('moderated_at'),
  moderatedBy: integer('moderated_by').references(() => admins.id, { onDelete: 'set null' }),
})

/** Which administrator has an item of a queue open, and until when: nobody else decides about it meanwhile. */
export const openedItems = pgTable(
  'opened_items',
  {
    queue: text('queue', { enum: moderationQueues }).notNull(),
    itemId: integer('item_id').notNull(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    until: instant('until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.queue, t.itemId] }),
    check('opened_items_queue_known', oneOf(t.queue, moderationQueues)),
  ],
)
