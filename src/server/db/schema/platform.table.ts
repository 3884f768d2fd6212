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
import { bytes, instant, users } from './accounts.table.ts'

/** Values that an operator can change while the product runs. */
export const settings = pgTable(
  'settings',
  {
    key: text('key').primaryKey(),
    value: text('value').notNull(),
    valueType: text('value_type', { enum: ['number', 'boolean', 'text'] }).notNull(),
    category: text('category', { enum: ['pricing', 'jobs', 'emails', 'limits', 'general'] }).notNull(),
    description: text('description').notNull(),
  },
  (t) => [
    check('settings_value_type_known', sql`${t.valueType} in ('number', 'boolean', 'text')`),
    check(
      'settings_category_known',
      sql`${t.category} in ('pricing', 'jobs', 'emails', 'limits', 'general')`,
    ),
  ],
)

/**
 * Every mail of the last 30 days: delivered by the queue, shown by the outbox where there is no SMTP server. A link works for
 * whoever has it, so one that a server took is kept without.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Beyond those that every mail has: how to unsubscribe with one press (RFC 8058). */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** Texts that travel with it: the invitation of a booking. */
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** How often its delivery was begun; what a killed process began counts. */
    tries: integer('tries').notNull().default(0),
    /** When the mail server took it. */
    sentAt: instant('sent_at'),
  },
  (t) => [index('mails_created').on(t.createdAt), index('mails_to').on(t.to)],
)

/** A stored file and whose it is; the bytes are in the file storage under `storageKey`. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['cv', 'photo', 'logo', 'service'] }).notNull(),
    storageKey: text('storage_key').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('files_kind_known', sql`${t.kind} in ('cv', 'photo', 'logo', 'service')`),
    uniqueIndex('files_storage_key_unique').on(t.storageKey),
    index('files_owner').on(t.ownerId),
  ],
)

/**
 * A file that is being uploaded and has no row in `files` yet. Written before the first byte, so that a process that dies
 * in the middle leaves no bytes that nobody knows of.
 */
export const pendingUploads = pgTable(
  'pending_uploads',
  {
    storageKey: text('storage_key').primaryKey(),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [index('pending_uploads_started').on(t.startedAt)],
)

/** The answer to a POST that carried an Idempotency-Key, replayed to its repetitions. `status` is null while it runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent it: an account, or an address hash for a visitor. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Of the attempt that may finish it. */
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

/** Counters of the rate limits, kept in the database so that several processes count as one. */
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
