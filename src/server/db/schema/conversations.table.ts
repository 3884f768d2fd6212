import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { quoteStatuses } from '#contracts/conversations/quotes-vocabulary.ts'
import { admins, instant, users } from './accounts.table.ts'
import { applications } from './applications.table.ts'
import { hires } from './hires.table.ts'
import { oneOf } from './one-of.ts'
import { companies, professionals } from './people.table.ts'
import { services } from './services.table.ts'

/** One conversation per service and company, and one per application. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What it is about: a service or an application. */
    serviceId: integer('service_id').references(() => services.id, { onDelete: 'cascade' }),
    applicationId: integer('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    /** The one of the service, or who applied. */
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
    /** The last message about which each side was mailed, so that each unread series causes one mail. */
    professionalMailedId: integer('professional_mailed_id').notNull().default(0),
    companyMailedId: integer('company_mailed_id').notNull().default(0),
  },
  (t) => [
    uniqueIndex('conversations_service_company').on(t.serviceId, t.companyId),
    check('conversations_one_subject', sql`num_nonnulls(${t.serviceId}, ${t.applicationId}) = 1`),
    uniqueIndex('conversations_application').on(t.applicationId),
    index('conversations_professional').on(t.professionalId, t.lastMessageAt.desc()),
    index('conversations_company').on(t.companyId, t.lastMessageAt.desc()),
  ],
)

/** What a professional would do for a price, sent into a conversation about a service. Its terms never change. */
export const quotes = pgTable(
  'quotes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    /** For everything, in cents of a US dollar. */
    priceCents: integer('price_cents').notNull(),
    days: integer('days').notNull(),
    rounds: integer('rounds').notNull(),
    /** A day of Lima, the last one on which it can be accepted. */
    validUntil: date('valid_until').notNull(),
    status: text('status', { enum: quoteStatuses }).notNull().default('sent'),
    /** False while the last step may still be undone: the other side sees a quote that waits. */
    isNotified: boolean('is_notified').notNull().default(true),
    /** The company's words of a refusal. */
    word: text('word').notNull().default(''),
    hireId: integer('hire_id').references(() => hires.id, { onDelete: 'set null' }),
    /** When the company was reminded of its last day; null: not yet. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('quotes_status_known', oneOf(t.status, quoteStatuses)),
    check('quotes_terms_sound', sql`${t.priceCents} > 0 and ${t.days} > 0 and ${t.rounds} >= 0`),
    index('quotes_conversation').on(t.conversationId, t.id),
    index('quotes_hire')
      .on(t.hireId)
      .where(sql`${t.hireId} is not null`),
    index('quotes_open')
      .on(t.validUntil)
      .where(sql`status = 'sent'`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    /** The quote that the message is. */
    quoteId: integer('quote_id').references(() => quotes.id, { onDelete: 'set null' }),
    /** Identifies the request: a retry after a lost reply finds the stored message. */
    sendKey: text('send_key'),
    createdAt: instant('created_at').notNull(),
    /** When the other side opened the message. */
    readAt: instant('read_at'),
    /** What administrators decided about a reported message. Null: nobody reported it, and nobody looks at it. */
    moderationStatus: text('moderation_status', { enum: moderationStatuses }),
    moderationNote: text('moderation_note').notNull().default(''),
    /** When it was reported. */
    submittedAt: instant('submitted_at'),
    moderatedAt: instant('moderated_at'),
    moderatedBy: integer('moderated_by').references(() => admins.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('messages_moderation_status_known', oneOf(t.moderationStatus, moderationStatuses)),
    index('messages_moderation')
      .on(t.moderationStatus, t.submittedAt, t.id)
      .where(sql`moderation_status is not null`),
    index('messages_conversation').on(t.conversationId, t.id.desc()),
    uniqueIndex('messages_send_key')
      .on(t.conversationId, t.senderId, t.sendKey)
      .where(sql`${t.sendKey} is not null`),
    uniqueIndex('messages_quote')
      .on(t.quoteId)
      .where(sql`${t.quoteId} is not null`),
    index('messages_unread')
      .on(t.conversationId, t.senderId)
      .where(sql`${t.readAt} is null`),
  ],
)

/** One person blocks another: neither can write to the other until the block is removed. */
export const userBlocks = pgTable(
  'user_blocks',
  {
    blockerId: integer('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] }), index('user_blocks_blocked').on(t.blockedId)],
)
