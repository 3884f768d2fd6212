import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './accounts.table.ts'
import { payments } from './payments.table.ts'

/** What a payment holds for a part of an order: from when, and how it ended (docs/decisions/0110). */
export const orderPayments = pgTable(
  'order_payments',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id),
    /** The number of the client's account, as in the ledger, which outlives the account. */
    clientId: integer('client_id').notNull(),
    /** The price of the part, in cents of the payment's currency; the rest of the payment is our fee, as `feeOf` computes it. */
    price: integer('price').notNull(),
    feeRate: integer('fee_rate').notNull(),
    /** Null: it is not paid yet. */
    heldAt: instant('held_at'),
    /** When the work that it pays for began; null: the order has not heard of it, or did not wait for it. */
    begunAt: instant('begun_at'),
    /** When it was shared; null: it is held. */
    settledAt: instant('settled_at'),
    /** What of the price became the professional's. */
    released: integer('released').notNull().default(0),
  },
  (t) => [
    check('order_payments_released', sql`${t.released} between 0 and ${t.price}`),
    check('order_payments_price', sql`${t.price} > 0 and ${t.feeRate} >= 0`),
    check('order_payments_settled', sql`${t.settledAt} is null or ${t.heldAt} is not null`),
    index('order_payments_held')
      .on(t.heldAt)
      .where(sql`${t.settledAt} is null`),
  ],
)
