import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { assistantTools, verdicts } from '#contracts/assistant/assistant-vocabulary.ts'
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
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.tool, t.verdict, t.reason] }),
    check('assistant_verdicts_tool_known', oneOf(t.tool, assistantTools)),
    check('assistant_verdicts_verdict_known', oneOf(t.verdict, verdicts)),
  ],
)
