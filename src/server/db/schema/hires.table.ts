import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DisputeStage, DisputeWant } from '#contracts/hires/dispute-vocabulary.ts'
import { currencies, orderActs } from '#contracts/hires/order-vocabulary.ts'
import { hireStatuses } from '#contracts/hires/hire-vocabulary.ts'
import type { OrderExtra } from '#domain/orders/package-order.ts'
import { instant, users } from './accounts.table.ts'
import { companies } from './people.table.ts'
import { files } from './platform.table.ts'
import { services } from './services.table.ts'
import { oneOf } from './one-of.ts'

const statuses = hireStatuses

/** A dispute of an order as its row keeps it; instants as text. */
export interface StoredDispute {
  by: 'professional' | 'company' | null
  wants: DisputeWant | null
  at: string
  stage: DisputeStage
  stageAt: string
  rests: { status: 'working' | 'delivered'; since: string; dueAt: string | null }
}

/** A proposal to change the milestones from `from` on; instants as text. */
export interface StoredChange {
  by: 'professional' | 'company'
  at: string
  /** Both agreed, and the difference is not paid yet. */
  agreedAt: string | null
  from: number
  parts: readonly { name: string; cents: number; days: number }[]
}

/** Where an order stands; kept with each step, so that it can be taken back. Instants as text. */
export interface StoredState {
  status: (typeof statuses)[number]
  updatedAt: string
  remindedAt: string | null
  part: number
  deliveries: number
  roundsAsked: number
  dueAt: string | null
  isLate: boolean
  offerBy: 'professional' | 'company' | null
  offerCents: number | null
  offeredAt: string | null
  /** Omitted by steps that are older than disputes. */
  dispute?: StoredDispute | null
  /** Omitted by steps that are older than changes of milestones. */
  change?: StoredChange | null
  heldCents?: number | null
  frozenAt?: string | null
  /** The milestones before the step. */
  parts?: readonly { name: string; cents: number; days: number }[]
}

/**
 * A company hires a service: requested, then accepted or declined, delivered, completed or cancelled; or disputed, then decided. With `orderName` it is an order
 * with a price, parts and a term; without, a hire by the hour (docs/decisions/0106).
 */
export const hires = pgTable(
  'hires',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    status: text('status', { enum: statuses }).notNull().default('requested'),
    /** What the company needs, as it wrote it. */
    message: text('message').notNull(),
    /** The service's price at the time of hiring, as written. */
    price: text('price').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When both sides were last reminded of what the clock does next; null: not since the status began. */
    remindedAt: instant('reminded_at'),
    /** The package, or the title of a proposal, as it was called then. Null: a hire by the hour. */
    orderName: text('order_name'),
    currency: text('currency', { enum: currencies }).notNull().default('USD'),
    /** Whether the money of a part is held while it is in work, and our fee in hundredths of a percent. Frozen at the request. */
    isHeld: boolean('is_held').notNull().default(false),
    feeRate: integer('fee_rate').notNull().default(0),
    /** Frozen at the request: what the package includes, and the extras that were chosen. */
    includes: text('includes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    extras: jsonb('extras').$type<readonly OrderExtra[]>().notNull().default([]),
    /** Rounds of changes: agreed, and asked for so far. */
    rounds: integer('rounds').notNull().default(0),
    roundsAsked: integer('rounds_asked').notNull().default(0),
    /** The part in work, from 0, and its deliveries so far. */
    part: integer('part').notNull().default(0),
    deliveries: integer('deliveries').notNull().default(0),
    /** Until when the part is to be delivered; null: no term, or nothing is in work. */
    dueAt: instant('due_at'),
    isLate: boolean('is_late').notNull().default(false),
    /** An offer to end the order, which the other side may accept: what the professional is to get. */
    offerBy: text('offer_by', { enum: ['professional', 'company'] }),
    offerCents: integer('offer_cents'),
    offeredAt: instant('offered_at'),
    /** What the two sides do not agree about, while it is open; its words are in `disputes`. */
    dispute: jsonb('dispute').$type<StoredDispute>(),
    /** A proposal to change milestones that are not delivered yet. */
    change: jsonb('change').$type<StoredChange>(),
    /** What is held for the part in turn, if a change made it another sum than its price. */
    heldCents: integer('held_cents'),
    /** Since when a bank decides about what is held. */
    frozenAt: instant('frozen_at'),
    /** When the clock has to look at it again; null: it waits for nobody, or for people only. */
    nextAt: instant('next_at'),
  },
  (t) => [
    index('hires_next')
      .on(t.nextAt)
      .where(sql`${t.nextAt} is not null`),
    index('hires_service').on(t.serviceId),
    // Those in work, for how many a professional has.
    index('hires_in_work')
      .on(t.serviceId)
      .where(sql`status in ('agreed', 'accepted', 'delivered', 'disputed')`),
    index('hires_company').on(t.companyId, t.createdAt.desc()),
    check('hires_status_known', oneOf(t.status, statuses)),
    check('hires_fee_rate', sql`${t.feeRate} between 0 and 5000`),
    check('hires_currency_known', oneOf(t.currency, currencies)),
    check('hires_offer_by_known', oneOf(t.offerBy, ['professional', 'company'])),
  ],
)

/** What an order consists of, one after the other, as both agreed at last. A hire by the hour has none. */
export const orderParts = pgTable(
  'order_parts',
  {
    hireId: integer('hire_id')
      .notNull()
      .references(() => hires.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Of the order's currency. */
    cents: integer('cents').notNull(),
    /** From its start to its delivery. */
    days: integer('days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hireId, t.position] }),
    check('order_parts_sound', sql`${t.cents} > 0 and ${t.days} > 0`),
  ],
)

/** What the professional says about the company of a completed hire; for the two of them only. */
export const companyReviews = pgTable(
  'company_reviews',
  {
    hireId: integer('hire_id')
      .primaryKey()
      .references(() => hires.id, { onDelete: 'cascade' }),
    /** 1-5. */
    rating: integer('rating').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** False while its author may still undo it. */
    isNotified: boolean('is_notified').notNull().default(false),
  },
  (t) => [check('company_reviews_rating_range', sql`${t.rating} between 1 and 5`)],
)

/** Each step of a hire: who made it and when. Null user: made automatically after a time limit. */
export const hireEvents = pgTable(
  'hire_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    hireId: integer('hire_id')
      .notNull()
      .references(() => hires.id, { onDelete: 'cascade' }),
    status: text('status', { enum: statuses }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** False while the step may still be undone: the other side does not see it. */
    isNotified: boolean('is_notified').notNull().default(true),
    /** The step. Null: the status names it. */
    kind: text('kind', { enum: orderActs }),
    /** The part of the order that it is about. */
    part: integer('part').notNull().default(0),
    /** What its author wrote with it: the note of a delivery, the changes asked for, why it shall end. */
    note: text('note').notNull().default(''),
    /** Of an offer to end the order: what the professional is to get. */
    cents: integer('cents'),
    /** Of a step that ends the holding of money: what of the price is the professional's. The rest goes back. Null: it moves none. */
    releasedCents: integer('released_cents'),
    /** The state before it: what the other side knows until it is told, and what undoing restores. */
    before: jsonb('before').$type<StoredState>(),
  },
  (t) => [
    check('hire_events_status_known', oneOf(t.status, statuses)),
    check('hire_events_kind_known', oneOf(t.kind, orderActs)),
    index('hire_events_hire').on(t.hireId, t.at),
  ],
)

/** A file of a delivery, from its first piece on. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    hireId: integer('hire_id')
      .notNull()
      .references(() => hires.id, { onDelete: 'cascade' }),
    /** Who sends it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The delivery that it belongs to; null: none yet, or the delivery was undone. */
    eventId: integer('event_id').references(() => hireEvents.id, { onDelete: 'set null' }),
    /** Null: it is still coming. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In bytes, as announced. */
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('order_files_hire').on(t.hireId), index('order_files_event').on(t.eventId)],
)

/** What has arrived of a file that is still coming; the bytes are a pending upload, which is swept when nothing comes any more. */
export const orderFilePieces = pgTable(
  'order_file_pieces',
  {
    orderFileId: uuid('order_file_id')
      .notNull()
      .references(() => orderFiles.id, { onDelete: 'cascade' }),
    /** Of its first byte in the file. */
    start: integer('start').notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderFileId, t.start] })],
)
