import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { codeKinds } from '#contracts/plans/codes-vocabulary.ts'
import type { Purchasable } from '#contracts/plans/plans-vocabulary.ts'
import { admins, instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/** Codes that make a purchase cheaper. A code is never changed or deleted, because payments name it: it is ended. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** In capitals. */
    code: text('code').notNull(),
    kind: text('kind', { enum: codeKinds }).notNull(),
    /** Percent, cents of a dollar, or months. */
    value: integer('value').notNull(),
    /** What it is for. Empty: everything that is sold by `POST /api/purchases`. */
    products: text('products').array().$type<Purchasable[]>().notNull(),
    /** Who may use it. Null: both kinds of accounts. */
    payer: text('payer', { enum: ['company', 'professional'] }),
    startsAt: instant('starts_at').notNull(),
    /** Null: until somebody ends it. */
    endsAt: instant('ends_at'),
    /** Null: without limit. */
    mostUses: integer('most_uses'),
    mostPerAccount: integer('most_per_account').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** Null once this administrator is gone. */
    createdBy: integer('created_by').references(() => admins.id, { onDelete: 'set null' }),
    endedAt: instant('ended_at'),
    endedBy: integer('ended_by').references(() => admins.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('discount_codes_code').on(t.code),
    check('discount_codes_kind_known', oneOf(t.kind, codeKinds)),
    check('discount_codes_payer_known', oneOf(t.payer, ['company', 'professional'])),
    check(
      'discount_codes_value_positive',
      sql`${t.value} >= 1 and (${t.kind} <> 'percent' or ${t.value} <= 100)`,
    ),
    check('discount_codes_limits_positive', sql`${t.mostUses} >= 1 and ${t.mostPerAccount} >= 1`),
  ],
)
