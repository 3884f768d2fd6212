import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  deliveryEvents,
  deliveryStatuses,
  restReasons,
  tryProblems,
  tryStarters,
  type WebhookEvent,
} from '#contracts/webhooks/webhooks-vocabulary.ts'
import { bytes, instant } from './accounts.table.ts'
import { applications } from './applications.table.ts'
import { oneOf } from './one-of.ts'
import { companies, professionals } from './people.table.ts'

/** Where a company receives events, and which. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    description: text('description').notNull().default(''),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    isOn: boolean('is_on').notNull().default(true),
    /** The secret that signs, encrypted, and its last letters. */
    secret: bytes('secret').notNull(),
    secretEnd: text('secret_end').notNull(),
    /** The one before also signs until `previousUntil`. */
    previousSecret: bytes('previous_secret'),
    previousEnd: text('previous_end'),
    previousUntil: instant('previous_until'),
    /** Since when nothing is sent although it is on, and why. */
    restsSince: instant('rests_since'),
    restReason: text('rest_reason', { enum: restReasons }),
    /** Scheduled tries wait until then, because the receiver is overloaded. */
    slowUntil: instant('slow_until'),
    lastSuccessAt: instant('last_success_at'),
    createdAt: instant('created_at').notNull(),
    /** Deleted by its company, which may undo that; a nightly task deletes it for good. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    check('webhook_endpoints_rest_reason_known', oneOf(t.restReason, restReasons)),
    index('webhook_endpoints_company').on(t.companyId),
    index('webhook_endpoints_resting')
      .on(t.restsSince)
      .where(sql`${t.restsSince} is not null`),
  ],
)

/** One event for one endpoint. Its body is that of the time of the event, the same in every try. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Of the endpoint, so that one index has the list of a company. */
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The header `webhook-id`. */
    messageId: text('message_id').notNull(),
    event: text('event', { enum: deliveryEvents }).notNull(),
    /** The bytes that are signed and sent; null once they were deleted. */
    body: text('body'),
    /** Whose data and which application the body has. */
    professionalId: integer('professional_id').references(() => professionals.id, { onDelete: 'set null' }),
    applicationId: integer('application_id').references(() => applications.id, { onDelete: 'set null' }),
    status: text('status', { enum: deliveryStatuses }).notNull().default('pending'),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; null: never. */
    nextAt: instant('next_at'),
    /** Of the last try. */
    lastCode: integer('last_code'),
    lastProblem: text('last_problem', { enum: tryProblems }),
    lastMs: integer('last_ms'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('webhook_deliveries_event_known', oneOf(t.event, deliveryEvents)),
    check('webhook_deliveries_status_known', oneOf(t.status, deliveryStatuses)),
    check('webhook_deliveries_last_problem_known', oneOf(t.lastProblem, tryProblems)),
    uniqueIndex('webhook_deliveries_message_unique').on(t.messageId),
    index('webhook_deliveries_company').on(t.companyId, t.id),
    index('webhook_deliveries_endpoint').on(t.endpointId),
    index('webhook_deliveries_status').on(t.status, t.id),
    index('webhook_deliveries_event').on(t.event, t.id),
    index('webhook_deliveries_created').on(t.createdAt, t.status),
    index('webhook_deliveries_professional').on(t.professionalId),
    index('webhook_deliveries_application').on(t.applicationId),
    index('webhook_deliveries_due')
      .on(t.nextAt)
      .where(sql`status = 'pending'`),
    index('webhook_deliveries_stored')
      .on(t.createdAt)
      .where(sql`body is not null`),
  ],
)

/** Each try of a delivery, and what came back. */
export const webhookTries = pgTable(
  'webhook_tries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    number: integer('number').notNull(),
    startedBy: text('started_by', { enum: tryStarters }).notNull(),
    at: instant('at').notNull(),
    /** How long it took. */
    ms: integer('ms').notNull(),
    code: integer('code'),
    problem: text('problem', { enum: tryProblems }),
    /** The first part of the answer; null: none, or deleted. */
    reply: text('reply'),
    /** When the next try was planned; null: none. */
    nextAt: instant('next_at'),
  },
  (t) => [
    check('webhook_tries_started_by_known', oneOf(t.startedBy, tryStarters)),
    check('webhook_tries_problem_known', oneOf(t.problem, tryProblems)),
    uniqueIndex('webhook_tries_number_unique').on(t.deliveryId, t.number),
  ],
)
