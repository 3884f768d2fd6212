import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { issueStates } from '#contracts/plans/issues-vocabulary.ts'
import { instant } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/**
 * What the issuer of electronic documents made of one of ours. A document from before there was an issuer has no row. Like
 * `documents`, which only grows, it names no foreign key.
 */
export const documentIssues = pgTable(
  'document_issues',
  {
    documentId: integer('document_id').primaryKey(),
    state: text('state', { enum: issueStates }).notNull(),
    /** The issuer's, such as F001-00000042. */
    number: text('number'),
    /** Why the issuer refused it, in its words. */
    reason: text('reason'),
    /** How often it was sent on purpose: a refusal is final until somebody sends it again. */
    sends: integer('sends').notNull().default(1),
    /** How often the issuer was asked since then. */
    tries: integer('tries').notNull().default(0),
    /** When the last try brought no answer; null: none failed since it was sent. */
    failedAt: instant('failed_at'),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    check('document_issues_state_known', oneOf(t.state, issueStates)),
    check(
      'document_issues_answer',
      sql`(${t.state} = 'accepted') = (${t.number} is not null) and (${t.state} = 'refused') = (${t.reason} is not null)`,
    ),
    // The issuer gives a number once.
    uniqueIndex('document_issues_number').on(t.number),
    index('document_issues_state').on(t.state, t.documentId),
  ],
)
