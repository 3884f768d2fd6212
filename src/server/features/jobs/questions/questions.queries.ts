import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobQuestions } from '#server/db/schema/job-questions.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

export type QuestionRow = typeof jobQuestions.$inferSelect

/** What a job asks now, in its order. */
export const listQuestions = (db: Db, jobId: number): Promise<QuestionRow[]> =>
  db
    .select()
    .from(jobQuestions)
    .where(and(eq(jobQuestions.jobId, jobId), isNull(jobQuestions.retiredAt)))
    .orderBy(asc(jobQuestions.position), asc(jobQuestions.id))

export async function insertQuestions(tx: Db, rows: (typeof jobQuestions.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(jobQuestions).values(rows)
}

/** What may change of a question that still asks the same. */
export async function updateQuestion(
  tx: Db,
  id: number,
  change: Pick<QuestionRow, 'position' | 'wantedAnswers' | 'wantedMin' | 'wantedMax'>,
): Promise<void> {
  await tx.update(jobQuestions).set(change).where(eq(jobQuestions.id, id))
}

export async function retireQuestions(tx: Db, ids: readonly number[], retiredAt: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(jobQuestions)
      .set({ retiredAt })
      .where(inArray(jobQuestions.id, [...ids]))
}

/** `questionTexts` of the domain, for the query's job. */
export const questionTextsOfJob = sql<string>`coalesce((
  select string_agg(array_to_string(${jobQuestions.text} || ${jobQuestions.options}, E'\n'), E'\n'
    order by ${jobQuestions.position}, ${jobQuestions.id})
  from ${jobQuestions}
  where ${jobQuestions.jobId} = ${jobs.id} and ${jobQuestions.retiredAt} is null), '')`
