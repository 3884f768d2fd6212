import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type LedgerFault, ledgerAccounts, ledgerEvents } from '#contracts/plans/ledger-vocabulary.ts'
import { instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

const currencies = ['USD', 'PEN'] as const

/**
 * What moved money. Rows are only added: a trigger refuses UPDATE, DELETE and TRUNCATE. Another checks at the commit
 * that the entries are as many as `entryCount` and add up to zero. It names no foreign key, because it outlives what
 * it is about.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the event, so that it is booked once: 'payment_completed/12'. */
    key: text('key').notNull(),
    event: text('event', { enum: ledgerEvents }).notNull(),
    /** When it happened. */
    at: instant('at').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** The payment or the order that it is about; null: neither. */
    paymentId: integer('payment_id'),
    orderId: integer('order_id'),
    entryCount: integer('entry_count').notNull(),
  },
  (t) => [
    check('ledger_transactions_event_known', oneOf(t.event, ledgerEvents)),
    check('ledger_transactions_currency_known', oneOf(t.currency, currencies)),
    check('ledger_transactions_entry_count', sql`${t.entryCount} >= 2`),
    uniqueIndex('ledger_transactions_key').on(t.key),
    unique('ledger_transactions_one_currency').on(t.id, t.currency),
    index('ledger_transactions_payment')
      .on(t.paymentId)
      .where(sql`${t.paymentId} is not null`),
    index('ledger_transactions_order')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    index('ledger_transactions_at').on(t.at),
  ],
)

/** The lines of a transaction, in its currency. Rows are only added. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    account: text('account', { enum: ledgerAccounts }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** In cents: positive is debit, negative is credit. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The account of the person or company whose money it is; null: ours, or the state's. */
    partyId: integer('party_id'),
  },
  (t) => [
    check('ledger_entries_account_known', oneOf(t.account, ledgerAccounts)),
    check('ledger_entries_currency_known', oneOf(t.currency, currencies)),
    check('ledger_entries_amount', sql`${t.amount} <> 0`),
    foreignKey({
      name: 'ledger_entries_one_currency',
      columns: [t.transactionId, t.currency],
      foreignColumns: [ledgerTransactions.id, ledgerTransactions.currency],
    }),
    index('ledger_entries_transaction').on(t.transactionId),
    index('ledger_entries_party')
      .on(t.partyId, t.account)
      .where(sql`${t.partyId} is not null`),
  ],
)

/** What each account has, by currency and party: the sum of its entries. */
export const ledgerBalances = pgView('ledger_balances', {
  account: text('account', { enum: ledgerAccounts }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  partyId: integer('party_id'),
  sum: bigint('sum', { mode: 'number' }).notNull(),
}).as(sql`
  select account, currency, party_id, sum(amount)::bigint as sum
  from ledger_entries group by account, currency, party_id`)

/** The results of the checks of the ledger, each night. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    checkedAt: instant('checked_at').notNull(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
    /** What was wrong: how many, and the first of them. */
    faults: jsonb('faults').$type<{ fault: LedgerFault; count: number; examples: number[] }[]>().notNull(),
  },
  (t) => [index('ledger_checks_at').on(t.checkedAt.desc())],
)
