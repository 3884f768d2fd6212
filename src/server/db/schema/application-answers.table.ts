import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { questionKinds } from '#contracts/jobs/questions-vocabulary.ts'
import { applications } from './applications.table.ts'
import { jobQuestions } from './job-questions.table.ts'
import { oneOf } from './one-of.ts'
import { files } from './platform.table.ts'

/** What somebody answered in an application, with the question as it was asked. */
export const applicationAnswers = pgTable(
  'application_answers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Null: the company is gone with its questions. */
    questionId: integer('question_id').references(() => jobQuestions.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: questionKinds }).notNull(),
    question: text('question').notNull(),
    /** 'yes' or 'no', one of the options, a number as text, a text, or the name of a file. */
    answer: text('answer').notNull(),
    /** The file; null: the answer is none, or it went with the application. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('application_answers_kind_known', oneOf(t.kind, questionKinds)),
    index('application_answers_application').on(t.applicationId),
    index('application_answers_question').on(t.questionId),
    index('application_answers_file')
      .on(t.fileId)
      .where(sql`${t.fileId} is not null`),
  ],
)
