import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { KeptTurn } from '#contracts/assistant/kept-conversations.contract.ts'
import { assistantDrivers, assistantTools, verdicts } from '#contracts/assistant/assistant-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { oneOf } from './one-of.ts'

/**
 * How often answers of the assistant helped, by day in Lima and tool. No person, question or time: nobody can be followed.
 */
export const assistantVerdicts = pgTable(
  'assistant_verdicts',
  {
    day: date('day').notNull(),
    tool: text('tool', { enum: assistantTools }).notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    /** Why not; '' if none was chosen. */
    reason: text('reason').notNull(),
    /** How the answer was worded: by rules, or by a version of the model's prompt. */
    driver: text('driver', { enum: assistantDrivers }).notNull().default('rules'),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.tool, t.verdict, t.reason, t.driver] }),
    check('assistant_verdicts_tool_known', oneOf(t.tool, assistantTools)),
    check('assistant_verdicts_verdict_known', oneOf(t.verdict, verdicts)),
    check('assistant_verdicts_driver_known', oneOf(t.driver, assistantDrivers)),
  ],
)

/** A conversation with the assistant that a person chose to keep. The others stay in the browser. */
export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first question, cut. */
    title: text('title').notNull(),
    turns: jsonb('turns').$type<KeptTurn[]>().notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (t) => [index('assistant_conversations_user').on(t.userId, t.id)],
)
