import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { adminRoles, auditCodes, auditSubjects } from '#contracts/admin/admin-vocabulary.ts'
import type { AuditFacts } from '#server/audited.ts'
import { bytes, instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/**
 * What administrators did. Rows are only added: a trigger refuses UPDATE, DELETE and TRUNCATE, and each row has the
 * hash of the one before. It names no foreign key, because it outlives what it is about.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Counts without gaps, so that a missing row shows. */
    id: integer('id').primaryKey(),
    at: instant('at').notNull(),
    adminId: integer('admin_id').notNull(),
    /** Name and role of the administrator at that time. */
    adminName: text('admin_name').notNull(),
    adminRole: text('admin_role', { enum: adminRoles }).notNull(),
    code: text('code', { enum: auditCodes }).notNull(),
    subject: text('subject', { enum: auditSubjects }).notNull(),
    /** Null: about all of its kind. */
    subjectId: text('subject_id'),
    before: jsonb('before').$type<AuditFacts>(),
    after: jsonb('after').$type<AuditFacts>(),
    /** What the administrator wrote; '' if nothing. */
    reason: text('reason').notNull(),
    /** The request in the log; '' for one that no request made. */
    requestId: text('request_id').notNull(),
    /** The IP address that it came from. */
    address: text('address').notNull(),
    previousHash: bytes('previous_hash').notNull(),
    /** SHA-256 over the previous hash and everything above. */
    hash: bytes('hash').notNull(),
  },
  (t) => [
    check('audit_entries_admin_role_known', oneOf(t.adminRole, adminRoles)),
    check('audit_entries_code_known', oneOf(t.code, auditCodes)),
    check('audit_entries_subject_known', oneOf(t.subject, auditSubjects)),
    index('audit_entries_admin').on(t.adminId, t.id),
    index('audit_entries_code').on(t.code, t.id),
    index('audit_entries_subject').on(t.subject, t.subjectId, t.id),
    index('audit_entries_at').on(t.at),
  ],
)
