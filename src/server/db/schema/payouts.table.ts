import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  destinationKinds,
  payoutCurrencies,
  payoutFailures,
  payoutStatuses,
} from '#contracts/payouts/payouts-vocabulary.ts'
import { bytes, instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/** Where a professional is paid, for each currency. */
export const payoutDestinations = pgTable(
  'payout_destinations',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text('currency', { enum: payoutCurrencies }).notNull(),
    kind: text('kind', { enum: destinationKinds }).notNull(),
    /** The whole number, encrypted. */
    sealed: bytes('sealed').notNull(),
    lastFour: text('last_four').notNull(),
    holder: text('holder').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.currency] }),
    check('payout_destinations_currency_known', oneOf(t.currency, payoutCurrencies)),
    check('payout_destinations_kind_known', oneOf(t.kind, destinationKinds)),
    check('payout_destinations_yape_soles', sql`${t.kind} <> 'yape' or ${t.currency} = 'PEN'`),
  ],
)

/** What finance pays at a bank in one go. */
export const payoutLists = pgTable('payout_lists', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  preparedAt: instant('prepared_at').notNull(),
  /** The administrator, by name: their account may end. */
  preparedBy: text('prepared_by').notNull(),
})

/** A row of a list: a sum for a professional, frozen with its destination. */
export const payouts = pgTable(
  'payouts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listId: integer('list_id')
      .notNull()
      .references(() => payoutLists.id),
    /** The number of the account, as in the ledger, which outlives the account. */
    partyId: integer('party_id').notNull(),
    currency: text('currency', { enum: payoutCurrencies }).notNull(),
    /** In cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: destinationKinds }).notNull(),
    /** The whole number, encrypted; null: its account was deleted. */
    sealed: bytes('sealed'),
    lastFour: text('last_four').notNull(),
    holder: text('holder').notNull(),
    listedAt: instant('listed_at').notNull(),
    status: text('status', { enum: payoutStatuses }).notNull().default('listed'),
    failure: text('failure', { enum: payoutFailures }),
    markedAt: instant('marked_at'),
    /** Counts the marks: a mark settles only if no other came after it. */
    turn: integer('turn').notNull().default(0),
    /** When it was booked as paid, or fell due again; null: it is open. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    check('payouts_currency_known', oneOf(t.currency, payoutCurrencies)),
    check('payouts_kind_known', oneOf(t.kind, destinationKinds)),
    check('payouts_status_known', oneOf(t.status, payoutStatuses)),
    check('payouts_failure_known', oneOf(t.failure, payoutFailures)),
    check('payouts_amount', sql`${t.amount} > 0`),
    check('payouts_failure_named', sql`(${t.status} = 'failed') = (${t.failure} is not null)`),
    check('payouts_mark_dated', sql`(${t.status} = 'listed') = (${t.markedAt} is null)`),
    check('payouts_settled_marked', sql`${t.settledAt} is null or ${t.status} <> 'listed'`),
    /** The same money is never in two lists. */
    uniqueIndex('payouts_one_open')
      .on(t.partyId, t.currency)
      .where(sql`${t.settledAt} is null`),
    index('payouts_list').on(t.listId),
    index('payouts_party').on(t.partyId),
  ],
)
