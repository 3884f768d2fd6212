import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { keyEnds, type KeyScope } from '#contracts/companies/keys-vocabulary.ts'
import { bytes, instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'
import { companies } from './people.table.ts'

/** With which a company's own programs make calls. It works while the account that made it owns the company. */
export const companyKeys = pgTable(
  'company_keys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    /** SHA-256 of the key, and its last letters. */
    tokenHash: bytes('token_hash').notNull(),
    tokenEnd: text('token_end').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: keyEnds }),
  },
  (t) => [
    uniqueIndex('company_keys_token').on(t.tokenHash),
    index('company_keys_company').on(t.companyId),
    index('company_keys_maker').on(t.madeBy),
    index('company_keys_ended').on(t.endedAt),
    check('company_keys_end_reason_known', oneOf(t.endReason, keyEnds)),
  ],
)

/** How often a key was used on a day, by the calendar of Lima. */
export const companyKeyDays = pgTable(
  'company_key_days',
  {
    keyId: integer('key_id')
      .notNull()
      .references(() => companyKeys.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    calls: integer('calls').notNull(),
    refused: integer('refused').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.day] }), index('company_key_days_day').on(t.day)],
)

/** The last calls of each key. The path is that of the contract, without values. */
export const companyKeyCalls = pgTable(
  'company_key_calls',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    keyId: integer('key_id')
      .notNull()
      .references(() => companyKeys.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    status: integer('status').notNull(),
  },
  (t) => [index('company_key_calls_key').on(t.keyId, t.id)],
)
