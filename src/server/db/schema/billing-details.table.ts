import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { payerDocuments } from '#contracts/plans/payer-vocabulary.ts'
import { users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/** In whose name the next receipts are, as far as the account says it. A company's RUC is that of its profile. */
export const billingDetails = pgTable(
  'billing_details',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentKind: text('document_kind', { enum: payerDocuments }).notNull(),
    /** Empty for `none`. */
    documentNumber: text('document_number').notNull(),
    /** May be empty. */
    address: text('address').notNull(),
  },
  (t) => [
    check('billing_details_document_kind_known', oneOf(t.documentKind, payerDocuments)),
    check('billing_details_number', sql`(${t.documentKind} = 'none') = (${t.documentNumber} = '')`),
  ],
)
