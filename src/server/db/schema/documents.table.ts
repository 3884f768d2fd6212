import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { documentKinds } from '#contracts/plans/plans-vocabulary.ts'
import { instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/**
 * Receipts, and the notes that take back a part of one or all of it. Rows are only added: a trigger refuses UPDATE,
 * DELETE and TRUNCATE. Who paid is on the payment. It names no foreign key, because it outlives what it is about.
 */
export const documents = pgTable(
  'documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** R for receipts, N for notes. The numbers of a series have no gaps. */
    series: text('series').notNull(),
    number: integer('number').notNull(),
    issuedAt: instant('issued_at').notNull(),
    paymentId: integer('payment_id').notNull(),
    /** The receipt that a note takes back. */
    correctsId: integer('corrects_id'),
    currency: text('currency', { enum: ['USD', 'PEN'] }).notNull(),
    /** In cents: the parts of the total. */
    base: bigint('base', { mode: 'number' }).notNull(),
    igv: bigint('igv', { mode: 'number' }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
  },
  (t) => [
    check('documents_kind_known', oneOf(t.kind, documentKinds)),
    check('documents_currency_known', sql`${t.currency} in ('USD', 'PEN')`),
    check('documents_parts', sql`${t.base} >= 0 and ${t.igv} >= 0 and ${t.base} + ${t.igv} = ${t.total}`),
    check('documents_corrects', sql`(${t.kind} = 'note') = (${t.correctsId} is not null)`),
    uniqueIndex('documents_series_number').on(t.series, t.number),
    uniqueIndex('documents_receipt_of')
      .on(t.paymentId)
      .where(sql`${t.kind} = 'receipt'`),
    index('documents_payment').on(t.paymentId),
  ],
)
