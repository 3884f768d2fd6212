import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { allRefundReasons, refundFailures, refundStates } from '#contracts/plans/refunds-vocabulary.ts'
import { admins, instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'
import { paymentCharges } from './payment-events.table.ts'
import { payments } from './payments.table.ts'

/** What an administrator gives back of a payment. Money that bought nothing goes back without one. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    chargeId: integer('charge_id')
      .notNull()
      .references(() => paymentCharges.id),
    /** In cents of the payment's currency. */
    amount: integer('amount').notNull(),
    /** In cents: what of the charge had gone back before. */
    refundedBefore: integer('refunded_before').notNull(),
    reason: text('reason', { enum: allRefundReasons }).notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    /** Our random name of it at the provider, which gives nothing back twice for it. */
    key: uuid('key').notNull(),
    requestedBy: integer('requested_by').references(() => admins.id, { onDelete: 'set null' }),
    requestedAt: instant('requested_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When and why the last try failed. */
    failedAt: instant('failed_at'),
    failure: text('failure', { enum: refundFailures }),
    endedAt: instant('ended_at'),
  },
  (t) => [
    check('payment_refunds_amount', sql`${t.amount} > 0 and ${t.refundedBefore} >= 0`),
    check('payment_refunds_reason_known', oneOf(t.reason, allRefundReasons)),
    check('payment_refunds_state_known', oneOf(t.state, refundStates)),
    check('payment_refunds_failure_known', oneOf(t.failure, refundFailures)),
    uniqueIndex('payment_refunds_key').on(t.key),
    // One at a time for each payment, whoever asks.
    uniqueIndex('payment_refunds_open')
      .on(t.paymentId)
      .where(sql`${t.state} in ('waiting', 'sending')`),
    index('payment_refunds_payment').on(t.paymentId),
    index('payment_refunds_state').on(t.state, t.id),
  ],
)
