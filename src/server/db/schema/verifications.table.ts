import { and, isNotNull, isNull } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  paperKinds,
  verificationEndReasons,
  verificationOutcomes,
} from '#contracts/verifications/verifications-vocabulary.ts'
import { admins, instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'
import { files } from './platform.table.ts'

/** Requests of companies and professionals to be verified by their papers. */
export const verifications = pgTable(
  'verifications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What the person may quote: 'V-7K2M9Q'. */
    code: text('code').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Null: a draft, whose papers nobody else sees. */
    filedAt: instant('filed_at'),
    /** The last day to answer, in Lima. */
    dueOn: date('due_on', { mode: 'string' }),
    outcome: text('outcome', { enum: verificationOutcomes }),
    /** What the administrator wrote; '' for nothing more than the outcome. */
    note: text('note').notNull().default(''),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by').references(() => admins.id, { onDelete: 'set null' }),
    /** When the answer took effect and its owner was told. Null: not yet, so it can be undone. */
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    check('verifications_outcome_known', oneOf(t.outcome, verificationOutcomes)),
    uniqueIndex('verifications_code').on(t.code),
    uniqueIndex('verifications_open').on(t.userId).where(isNull(t.notifiedAt)),
    index('verifications_user').on(t.userId, t.id),
    index('verifications_waiting')
      .on(t.dueOn, t.id)
      .where(and(isNotNull(t.filedAt), isNull(t.answeredAt))!),
  ],
)

/** The papers of a request. Their rows go with their files. */
export const verificationPapers = pgTable(
  'verification_papers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    verificationId: integer('verification_id')
      .notNull()
      .references(() => verifications.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: paperKinds }).notNull(),
  },
  (t) => [
    check('verification_papers_kind_known', oneOf(t.kind, paperKinds)),
    index('verification_papers_request').on(t.verificationId),
    uniqueIndex('verification_papers_file').on(t.fileId),
  ],
)

/** Verifications that ended: taken back by an administrator, or because the owner changed what the papers prove. */
export const verificationEnds = pgTable(
  'verification_ends',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Since when it was verified: restored if the end is undone. */
    verifiedAt: instant('verified_at').notNull(),
    at: instant('at').notNull(),
    reason: text('reason', { enum: verificationEndReasons }).notNull(),
    /** What its owner reads; '' after an own change. */
    note: text('note').notNull().default(''),
    /** The name of the administrator at that time; '' after an own change. */
    adminName: text('admin_name').notNull().default(''),
    /** When its owner was told. Null: not yet, so it can be undone. */
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    check('verification_ends_reason_known', oneOf(t.reason, verificationEndReasons)),
    index('verification_ends_user').on(t.userId, t.id),
  ],
)
