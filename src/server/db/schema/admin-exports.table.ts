import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { exportFormats, exportKinds, exportStates } from '#contracts/admin/exports-vocabulary.ts'
import { admins, instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/** A file that a task makes for an administrator; after some days the row and the file are deleted. */
export const adminExports = pgTable(
  'admin_exports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: exportKinds }).notNull(),
    format: text('format', { enum: exportFormats }).notNull(),
    filters: jsonb('filters').$type<Record<string, string>>().notNull(),
    withNames: boolean('with_names').notNull(),
    state: text('state', { enum: exportStates }).notNull().default('waiting'),
    /** Known before the file exists: a task that runs twice writes the same file. */
    storageKey: text('storage_key').notNull(),
    rows: integer('rows'),
    /** All matching rows, if the file does not have them all. */
    allRows: integer('all_rows'),
    /** In bytes. */
    size: integer('size'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('admin_exports_kind_known', oneOf(t.kind, exportKinds)),
    check('admin_exports_format_known', oneOf(t.format, exportFormats)),
    check('admin_exports_state_known', oneOf(t.state, exportStates)),
    uniqueIndex('admin_exports_storage_key_unique').on(t.storageKey),
    index('admin_exports_admin').on(t.adminId, t.id.desc()),
    index('admin_exports_expires').on(t.expiresAt),
  ],
)
