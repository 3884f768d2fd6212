import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  answerRecipientStates,
  roundKinds,
  roundStates,
} from '#contracts/applications/close-out-vocabulary.ts'
import { instant, users } from './accounts.table.ts'
import { acts } from './acts.table.ts'
import { applications } from './applications.table.ts'
import { jobs } from './jobs.table.ts'
import { oneOf } from './one-of.ts'
import { companies } from './people.table.ts'

/** Texts of a company to write to its candidates with. */
export const answerTemplates = pgTable(
  'answer_templates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    outcome: text('outcome', { enum: roundKinds }).notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('answer_templates_outcome_known', oneOf(t.outcome, roundKinds)),
    uniqueIndex('answer_templates_name').on(t.companyId, sql`lower(${t.name})`),
  ],
)

/** One answer or message to some candidates of a job. A chain of tasks sends it in batches. */
export const answerRounds = pgTable(
  'answer_rounds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Who of the company sent it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What undoes it while it waits. */
    actId: integer('act_id').references(() => acts.id, { onDelete: 'set null' }),
    outcome: text('outcome', { enum: roundKinds }).notNull(),
    /** With tokens, which are filled in for each person when it leaves. */
    text: text('text').notNull(),
    state: text('state', { enum: roundStates }).notNull().default('waiting'),
    /** Its next batch: a task that names another one does nothing. */
    turn: integer('turn').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('answer_rounds_outcome_known', oneOf(t.outcome, roundKinds)),
    check('answer_rounds_state_known', oneOf(t.state, roundStates)),
    index('answer_rounds_job').on(t.jobId),
    index('answer_rounds_act').on(t.actId),
    index('answer_rounds_user').on(t.userId),
  ],
)

/** The people whom an answer goes to. */
export const answerRecipients = pgTable(
  'answer_recipients',
  {
    roundId: integer('round_id')
      .notNull()
      .references(() => answerRounds.id, { onDelete: 'cascade' }),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** False: a message, which answers nothing. */
    isAnswer: boolean('is_answer').notNull().default(true),
    state: text('state', { enum: answerRecipientStates }).notNull().default('waiting'),
    /** What the company adds to the text for this person alone, until it has left. */
    line: text('line'),
  },
  (t) => [
    primaryKey({ columns: [t.roundId, t.applicationId] }),
    check('answer_recipients_state_known', oneOf(t.state, answerRecipientStates)),
    // Two presses at once: nobody is in two answers that have not left.
    uniqueIndex('answer_recipients_waiting')
      .on(t.applicationId)
      .where(sql`state = 'waiting' and is_answer`),
    index('answer_recipients_application').on(t.applicationId),
  ],
)
