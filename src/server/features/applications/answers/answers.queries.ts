import { sql } from 'drizzle-orm'
import type { Wish } from '#domain/applications/answers.ts'
import type { QuestionKind } from '#contracts/jobs/questions-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobQuestions } from '#server/db/schema/job-questions.table.ts'

export interface AnswerRow {
  questionId: number | null
  kind: QuestionKind
  question: string
  answer: string
  /** What the company looks for now; null: the question is gone. */
  wish: Wish | null
}

export async function insertAnswers(tx: Db, rows: (typeof applicationAnswers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(applicationAnswers).values(rows)
}

/** The answers of the query's application, in the order of its questions. */
export const answersOfApplication = sql<AnswerRow[]>`coalesce((
  select json_agg(json_build_object(
    'questionId', ${applicationAnswers.questionId}, 'kind', ${applicationAnswers.kind},
    'question', ${applicationAnswers.question}, 'answer', ${applicationAnswers.answer},
    'wish', case when ${jobQuestions.id} is not null then json_build_object(
      'wantedAnswers', ${jobQuestions.wantedAnswers}, 'wantedMin', ${jobQuestions.wantedMin},
      'wantedMax', ${jobQuestions.wantedMax}) end) order by ${applicationAnswers.id})
  from ${applicationAnswers} left join ${jobQuestions} on ${jobQuestions.id} = ${applicationAnswers.questionId}
  where ${applicationAnswers.applicationId} = ${applications.id}), '[]')`
