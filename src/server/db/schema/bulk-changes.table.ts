import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { adminRoles } from '#contracts/admin/admin-vocabulary.ts'
import { bulkOutcomes } from '#contracts/admin/users-vocabulary.ts'
import type { UserChange } from '#contracts/admin/bulk-users.contract.ts'
import { admins, instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/** One change that an administrator makes to many accounts; a task of the queue makes it to each. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    change: jsonb('change').$type<UserChange>().notNull(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    /** As the entries of the audit name them. */
    adminName: text('admin_name').notNull(),
    adminRole: text('admin_role', { enum: adminRoles }).notNull(),
    requestId: text('request_id').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    check('bulk_changes_admin_role_known', oneOf(t.adminRole, adminRoles)),
    index('bulk_changes_at').on(t.at),
  ],
)

/** The accounts of a bulk change. */
export const bulkChangeItems = pgTable(
  'bulk_change_items',
  {
    bulkId: integer('bulk_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: not yet made. */
    outcome: text('outcome', { enum: bulkOutcomes }),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.userId] }),
    check('bulk_change_items_outcome_known', sql`${t.outcome} is null or ${oneOf(t.outcome, bulkOutcomes)}`),
    index('bulk_change_items_user').on(t.userId),
  ],
)
