import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Wish } from '#domain/applications/answers.ts'
import type { QuestionKind } from '#contracts/jobs/questions-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobQuestions } from '#server/db/schema/job-questions.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

export interface AnswerRow {
  questionId: number | null
  kind: QuestionKind
  question: string
  answer: string
  fileId: string | null
  /** What the company looks for now; null: the question is gone. */
  wish: Wish | null
}

export async function insertAnswers(tx: Db, rows: (typeof applicationAnswers.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(applicationAnswers).values(rows)
}

/** A file that answers a question in this application; null for any other. */
export async function findAnswerFile(db: Db, applicationId: number, fileId: string) {
  const [row] = await db
    .select({
      storageKey: files.storageKey,
      name: files.name,
      mime: files.mime,
      size: files.size,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
    })
    .from(applicationAnswers)
    .innerJoin(files, eq(files.id, applicationAnswers.fileId))
    .innerJoin(users, eq(users.id, files.ownerId))
    .where(and(eq(applicationAnswers.applicationId, applicationId), eq(applicationAnswers.fileId, fileId)))
  return row ?? null
}

export async function listAnswerFiles(db: Db, applicationId: number): Promise<string[]> {
  const rows = await db
    .select({ fileId: applicationAnswers.fileId })
    .from(applicationAnswers)
    .where(and(eq(applicationAnswers.applicationId, applicationId), isNotNull(applicationAnswers.fileId)))
  return rows.flatMap(({ fileId }) => fileId ?? [])
}

/** The answers of the query's application, in the order of its questions. */
export const answersOfApplication = sql<AnswerRow[]>`coalesce((
  select json_agg(json_build_object(
    'questionId', ${applicationAnswers.questionId}, 'kind', ${applicationAnswers.kind},
    'question', ${applicationAnswers.question}, 'answer', ${applicationAnswers.answer},
    'fileId', ${applicationAnswers.fileId},
    'wish', case when ${jobQuestions.id} is not null then json_build_object(
      'wantedAnswers', ${jobQuestions.wantedAnswers}, 'wantedMin', ${jobQuestions.wantedMin},
      'wantedMax', ${jobQuestions.wantedMax}) end) order by ${applicationAnswers.id})
  from ${applicationAnswers} left join ${jobQuestions} on ${jobQuestions.id} = ${applicationAnswers.questionId}
  where ${applicationAnswers.applicationId} = ${applications.id}), '[]')`
