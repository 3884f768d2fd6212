import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MailAttachment } from '#server/platform/mail/mailer.ts'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { settingCategories, settingTypes } from '#contracts/admin/settings-vocabulary.ts'
import { suppressionReasons } from '#contracts/accounts/suppression-vocabulary.ts'
import { admins, bytes, instant, users } from './accounts.table.ts'
import { moderationColumns } from './moderation.table.ts'
import { oneOf } from './one-of.ts'

/** Values that an operator can change while the product runs. */
export const settings = pgTable(
  'settings',
  {
    key: text('key').primaryKey(),
    value: text('value').notNull(),
    valueType: text('value_type', { enum: settingTypes }).notNull(),
    category: text('category', { enum: settingCategories }).notNull(),
    description: text('description').notNull(),
  },
  (t) => [
    check('settings_value_type_known', oneOf(t.valueType, settingTypes)),
    check('settings_category_known', oneOf(t.category, settingCategories)),
  ],
)

/** What administrators changed in `settings`: the history that a former value is taken back from. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    adminId: integer('admin_id').references(() => admins.id, { onDelete: 'set null' }),
    /** The name of the administrator at that time. */
    adminName: text('admin_name').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('setting_changes_key').on(t.key, t.id)],
)

/**
 * Every mail of the last 30 days. The queue delivers them; the outbox shows them where there is no SMTP server.
 * Anyone who has a one-use link can use it, so links are removed once the server has accepted the mail.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Headers besides the standard ones: one-click unsubscribe (RFC 8058). */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** Text attachments: the invitation of a booking. */
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** How many deliveries were started, including those that a killed process started. */
    tries: integer('tries').notNull().default(0),
    /** When the mail server accepted it. */
    sentAt: instant('sent_at'),
  },
  (t) => [index('mails_created').on(t.createdAt), index('mails_to').on(t.to)],
)

/**
 * Addresses that get no mail: the mailbox does not exist, or somebody reported our mail as unwanted. Whoever asks for a mail
 * (a link, a new try) takes the address off the list.
 */
export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    address: text('address').primaryKey(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    /** What the mail server said; '' if nothing. */
    detail: text('detail').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [check('suppressed_addresses_reason_known', oneOf(t.reason, suppressionReasons))],
)

/** A stored file and its owner; the bytes are in the file storage under `storageKey`. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: [
        'cv',
        'photo',
        'logo',
        'service',
        'work',
        'paper',
        'note',
        'answer',
        'workplace',
        'order',
        'brief',
      ],
    }).notNull(),
    storageKey: text('storage_key').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Of a CV, a photo, a logo or a photo of a workplace. */
    ...moderationColumns(),
  },
  (t) => [
    check('files_moderation_status_known', oneOf(t.moderationStatus, moderationStatuses)),
    // For moderation, with a status and without one.
    index('files_moderated_cv')
      .on(t.moderationStatus, t.submittedAt)
      .where(sql`kind = 'cv'`),
    index('files_submitted_cv')
      .on(t.submittedAt)
      .where(sql`kind = 'cv'`),
    index('files_photo_moderation')
      .on(t.moderationStatus, t.submittedAt)
      .where(sql`kind in ('photo', 'logo')`),
    index('files_photo_submitted')
      .on(t.submittedAt)
      .where(sql`kind in ('photo', 'logo')`),
    index('files_workplace_moderation')
      .on(t.moderationStatus, t.submittedAt)
      .where(sql`kind = 'workplace'`),
    index('files_workplace_submitted')
      .on(t.submittedAt)
      .where(sql`kind = 'workplace'`),
    check(
      'files_kind_known',
      sql`${t.kind} in ('cv', 'photo', 'logo', 'service', 'work', 'paper', 'note', 'answer', 'workplace', 'order', 'brief')`,
    ),
    uniqueIndex('files_storage_key_unique').on(t.storageKey),
    index('files_owner').on(t.ownerId),
  ],
)

/**
 * A file that is being uploaded and has no row in `files` yet. Written before the first byte, so that a process that
 * dies during the upload leaves no unknown files.
 */
export const pendingUploads = pgTable(
  'pending_uploads',
  {
    storageKey: text('storage_key').primaryKey(),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [index('pending_uploads_started').on(t.startedAt)],
)

/** The reply to a POST with an Idempotency-Key, repeated for retries. `status` is null while it runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The sender: an account, or a hashed address for a visitor. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Identifies the attempt that may finish it. */
    claim: uuid('claim')
      .notNull()
      .default(sql`gen_random_uuid()`),
    requestHash: bytes('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
)

/** Counters of the rate limits, in the database so that all processes share them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('rate_limits_expires').on(t.expiresAt)],
)

/** Random keys that all processes of one installation share. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
})
