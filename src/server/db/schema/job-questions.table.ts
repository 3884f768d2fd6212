import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { questionKinds } from '#contracts/jobs/questions-vocabulary.ts'
import { instant } from './accounts.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'

/**
 * A question of an ad for those who apply. What it asks never changes: an edit retires it and writes another, so that an answer always
 * belongs to the words that were read.
 */
export const jobQuestions = pgTable(
  'job_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: questionKinds }).notNull(),
    text: text('text').notNull(),
    isRequired: boolean('is_required').notNull(),
    /** Of a choice. */
    options: text('options')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The answers that the company looks for: any of them, or a number within these limits. They may change. */
    wantedAnswers: text('wanted_answers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    wantedMin: doublePrecision('wanted_min'),
    wantedMax: doublePrecision('wanted_max'),
    /** Since when it is no longer asked. */
    retiredAt: instant('retired_at'),
  },
  (t) => [
    check('job_questions_kind_known', oneOf(t.kind, questionKinds)),
    index('job_questions_job').on(t.jobId, t.position),
  ],
)
