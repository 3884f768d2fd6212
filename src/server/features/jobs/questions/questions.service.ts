import { isDeepStrictEqual } from 'node:util'
import type { AskedQuestion, QuestionInput } from '#contracts/jobs/job-questions.ts'
import type { Db } from '#server/db/connection.ts'
import { presentAsked } from './questions.presenter.ts'
import {
  insertQuestions,
  listQuestions,
  type QuestionRow,
  retireQuestions,
  updateQuestion,
} from './questions.queries.ts'

export type { QuestionRow } from './questions.queries.ts'

/** What a job asks now, in its order. */
export const getQuestions = (db: Db, jobId: number): Promise<QuestionRow[]> => listQuestions(db, jobId)

/** The same, as those who apply see it: never what the company looks for. */
export const getAskedQuestions = async (db: Db, jobId: number): Promise<AskedQuestion[]> =>
  (await listQuestions(db, jobId)).map(presentAsked)

/** What those who apply read: if it differs, it is another question. */
const seenOf = ({ kind, text, isRequired, options }: Omit<QuestionInput, 'id'>) => ({
  kind,
  text,
  isRequired,
  options,
})

/**
 * Writes the questions of a job. One that asks the same as before keeps its number and its answers; any other is retired, and what
 * replaces it is new. Call it with the job locked.
 */
export async function saveQuestions(
  tx: Db,
  jobId: number,
  questions: readonly QuestionInput[],
  at: Date,
): Promise<void> {
  const before = new Map((await listQuestions(tx, jobId)).map((row) => [row.id, row]))
  const added: Parameters<typeof insertQuestions>[1] = []
  for (const [position, { id = 0, wantedAnswers, wantedMin, wantedMax, ...asked }] of questions.entries()) {
    const wish = { wantedAnswers, wantedMin, wantedMax }
    const known = before.get(id)
    if (known && isDeepStrictEqual(seenOf(known), seenOf({ ...asked, ...wish }))) {
      before.delete(id)
      await updateQuestion(tx, id, { position, ...wish })
    } else added.push({ jobId, position, ...asked, ...wish })
  }
  await retireQuestions(tx, [...before.keys()], at)
  await insertQuestions(tx, added)
}
