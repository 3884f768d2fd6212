import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  disputeStates,
  paymentFailures,
  paymentMethods,
  paymentProviders,
  returnReasons,
} from '#contracts/plans/plans-vocabulary.ts'
import type { Charge } from '#domain/payments/payment-state.ts'
import { instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'
import { payments } from './payments.table.ts'

/** What providers told: that something changed, and what it is about. Never what changed: that is asked for. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** The provider's id of the event. */
    eventId: text('event_id').notNull(),
    subjectKind: text('subject_kind', { enum: ['checkout', 'charge'] }).notNull(),
    /** The provider's id of what it is about. */
    subject: text('subject').notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    /** `unknown`: about a payment that is not ours, as when two installations share an account. */
    outcome: text('outcome', { enum: ['booked', 'unknown'] }),
  },
  (t) => [
    check('payment_events_provider_known', oneOf(t.provider, paymentProviders)),
    check('payment_events_subject_kind_known', oneOf(t.subjectKind, ['checkout', 'charge'])),
    check('payment_events_outcome_known', oneOf(t.outcome, ['booked', 'unknown'])),
    uniqueIndex('payment_events_event').on(t.provider, t.eventId),
  ],
)

/** Money that a provider took for a payment, with all that became of it. */
export const paymentCharges = pgTable(
  'payment_charges',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    /** The provider's id. */
    reference: text('reference').notNull(),
    /** In cents of the currency. */
    amount: integer('amount').notNull(),
    /** As the provider says; other than that of the payment, the money goes back. */
    currency: text('currency').notNull(),
    /** In cents: what was given back of it. */
    refunded: integer('refunded').notNull().default(0),
    dispute: text('dispute', { enum: disputeStates }).notNull().default('none'),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** When it bought what the payment is for. One charge of a payment does. */
    boughtAt: instant('bought_at'),
    /** When the money that bought it was gone. */
    reversedAt: instant('reversed_at'),
    /** Why it buys nothing and goes back. */
    returned: text('returned', { enum: returnReasons }),
    /** In cents: what the provider keeps for its work, and in which currency. Null: it has not said it yet. */
    fee: integer('fee'),
    feeCurrency: text('fee_currency', { enum: ['USD', 'PEN'] }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('payment_charges_fee_currency_known', sql`${t.feeCurrency} in ('USD', 'PEN')`),
    check('payment_charges_fee', sql`(${t.fee} is null) = (${t.feeCurrency} is null) and ${t.fee} >= 0`),
    check('payment_charges_provider_known', oneOf(t.provider, paymentProviders)),
    check('payment_charges_dispute_known', oneOf(t.dispute, disputeStates)),
    check('payment_charges_method_known', oneOf(t.method, paymentMethods)),
    check('payment_charges_returned_known', oneOf(t.returned, returnReasons)),
    check('payment_charges_amount', sql`${t.amount} > 0 and ${t.refunded} between 0 and ${t.amount}`),
    check('payment_charges_one_use', sql`${t.boughtAt} is null or ${t.returned} is null`),
    uniqueIndex('payment_charges_reference').on(t.provider, t.reference),
    uniqueIndex('payment_charges_bought')
      .on(t.paymentId)
      .where(sql`${t.boughtAt} is not null`),
    index('payment_charges_payment').on(t.paymentId),
  ],
)

/** The books of the test provider, which takes no money: what a real one keeps in its own house. */
export const testCheckouts = pgTable(
  'test_checkouts',
  {
    reference: text('reference').primaryKey(),
    checkoutKey: text('checkout_key').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    page: text('page', { enum: ['open', ...paymentFailures] }).notNull(),
    charges: jsonb('charges').$type<Charge[]>().notNull(),
    /** The keys of the refunds that were made: each counts once. */
    refundKeys: text('refund_keys').array().notNull(),
  },
  (t) => [
    check('test_checkouts_page_known', oneOf(t.page, ['open', ...paymentFailures])),
    uniqueIndex('test_checkouts_key').on(t.checkoutKey),
  ],
)
