import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
    /** The rate of the tax on that day. */
    igvPercent: numeric('igv_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** In cents: the parts of the total. */
    base: bigint('base', { mode: 'number' }).notNull(),
    igv: bigint('igv', { mode: 'number' }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /** Soles for one unit of the currency, of which day, and who published it. Null: none is known, or the document is in soles. */
    solesRate: numeric('soles_rate', { precision: 10, scale: 4, mode: 'number' }),
    solesRateDay: date('soles_rate_day'),
    solesRateSource: text('soles_rate_source'),
  },
  (t) => [
    check('documents_kind_known', oneOf(t.kind, documentKinds)),
    check('documents_currency_known', sql`${t.currency} in ('USD', 'PEN')`),
    check('documents_parts', sql`${t.base} >= 0 and ${t.igv} >= 0 and ${t.base} + ${t.igv} = ${t.total}`),
    check('documents_igv_percent', sql`${t.igvPercent} between 0 and 100`),
    check(
      'documents_soles_rate',
      sql`num_nulls(${t.solesRate}, ${t.solesRateDay}, ${t.solesRateSource}) in (0, 3) and (${t.solesRate} is null or (${t.solesRate} > 0 and ${t.currency} <> 'PEN'))`,
    ),
    check('documents_corrects', sql`(${t.kind} = 'note') = (${t.correctsId} is not null)`),
    uniqueIndex('documents_series_number').on(t.series, t.number),
    uniqueIndex('documents_receipt_of')
      .on(t.paymentId)
      .where(sql`${t.kind} = 'receipt'`),
    index('documents_payment').on(t.paymentId),
  ],
)
