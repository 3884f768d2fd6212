import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { inboxDesks } from '#contracts/admin/inbox-vocabulary.ts'
import { admins, instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/** Which administrator has a waiting item, and until when it is put off. Most items have no row. */
export const inboxItems = pgTable(
  'inbox_items',
  {
    desk: text('desk', { enum: inboxDesks }).notNull(),
    itemId: integer('item_id').notNull(),
    /** Null: nobody has it. */
    adminId: integer('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    postponedUntil: instant('postponed_until'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.desk, t.itemId] }),
    check('inbox_items_desk_known', oneOf(t.desk, inboxDesks)),
    index('inbox_items_admin').on(t.adminId),
  ],
)
