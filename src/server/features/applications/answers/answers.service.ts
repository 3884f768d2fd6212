import type { SentAnswers } from '#contracts/applications/answer-fields.ts'
import type { QuestionKind } from '#contracts/jobs/questions-vocabulary.ts'
import { readAnswer } from '#domain/applications/answers.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { getQuestions } from '#server/features/jobs/questions/questions.service.ts'
import { keepUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import type { AnswerFiles } from './answer-files.service.ts'
import { insertAnswers } from './answers.queries.ts'

/** An answer that passed, with the question as it was asked. */
export interface CheckedAnswer {
  questionId: number
  kind: QuestionKind
  question: string
  /** As it is stored. */
  answer: string
  /** Of a file: where it waits for the application. */
  file?: StoredUpload
}

/** What a form says to the questions, with the files that it brought. */
export type Sent = SentAnswers & { files: AnswerFiles }

/** As they were sent, or checked when the application was held. */
export type Answering = { sent: Sent } | { checked: readonly CheckedAnswer[]; futureJobs: boolean }

/** Whether the person said yes to other jobs of the company. */
export const saysYesToFutureJobs = (answering: Answering): boolean =>
  'checked' in answering ? answering.futureJobs : (answering.sent.futureJobs ?? false)

/**
 * The answers to what a job asks now. Call it with the job locked. Throws questions_changed when the form showed other questions, and
 * validation_failed with a message for each faulty answer.
 */
export async function checkAnswers(
  tx: Db,
  jobId: number,
  { questions: shown, answers = {}, files }: Sent,
): Promise<CheckedAnswer[]> {
  const questions = await getQuestions(tx, jobId)
  const asked = new Set(questions.map(({ id }) => String(id)))
  const sent = shown === undefined ? Object.keys({ ...answers, ...files }) : shown.split(',').filter(Boolean)
  const isOutdated = sent.some((id) => !asked.has(id)) || (shown !== undefined && sent.length < asked.size)
  if (isOutdated) throw new AppError('questions_changed')

  const checked: CheckedAnswer[] = []
  const faults: Record<string, string> = {}
  for (const question of questions) {
    const { id: questionId, kind, text } = question
    const file = kind === 'file' ? files[questionId] : undefined
    const read = readAnswer(question, kind === 'file' ? file?.name : answers[questionId])
    if (read.fault !== undefined) faults[`answers.${questionId}`] = read.fault
    else if (read.answer !== null)
      checked.push({ questionId, kind, question: text, answer: read.answer, ...(file && { file }) })
  }
  if (Object.keys(faults).length > 0) throw new AppError('validation_failed', { fields: faults })
  return checked
}

/** Stores the answers of an application in the transaction that writes it; their files belong to its person from then on. */
export async function writeAnswers(
  tx: Db,
  { id: applicationId, jobId, ownerId }: { id: number; jobId: number; ownerId: number },
  answering: Answering,
): Promise<void> {
  const checked = 'checked' in answering ? answering.checked : await checkAnswers(tx, jobId, answering.sent)
  const rows: Parameters<typeof insertAnswers>[1] = []
  for (const { file, questionId, kind, question, answer } of checked) {
    const fileId = file ? await keepUpload(tx, file, { ownerId, kind: 'answer' }) : null
    rows.push({ applicationId, questionId, kind, question, answer, fileId })
  }
  await insertAnswers(tx, rows)
}
