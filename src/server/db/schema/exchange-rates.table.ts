import { sql } from 'drizzle-orm'
import { check, date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { admins, instant } from './accounts.table.ts'

/** What one unit of a currency was worth in another on a day in Lima. A document keeps the one that it shows. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    day: date('day').notNull(),
    base: text('base', { enum: ['USD'] }).notNull(),
    quote: text('quote', { enum: ['PEN'] }).notNull(),
    rate: numeric('rate', { precision: 10, scale: 4, mode: 'number' }).notNull(),
    /** Who published it, as its service names it, or what the person who typed it named. */
    source: text('source').notNull(),
    /** Who typed it. Null: it was published. */
    typedBy: integer('typed_by').references(() => admins.id, { onDelete: 'set null' }),
    storedAt: instant('stored_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.base, t.quote, t.day] }),
    check('exchange_rates_base_known', sql`${t.base} in ('USD')`),
    check('exchange_rates_quote_known', sql`${t.quote} in ('PEN')`),
    check('exchange_rates_rate', sql`${t.rate} > 0 and ${t.source} <> ''`),
  ],
)
