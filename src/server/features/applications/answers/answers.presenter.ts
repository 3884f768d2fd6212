import type { GivenAnswer, ReceivedAnswer } from '#contracts/applications/answer-fields.ts'
import { answerInWords, meetsWish } from '#domain/applications/answers.ts'
import type { AnswerRow } from './answers.queries.ts'

/** For the person who answered. */
export const presentGiven = (
  applicationId: number,
  { kind, question, answer, fileId }: AnswerRow,
): GivenAnswer => ({
  question,
  answer: answerInWords(kind, answer),
  fileUrl: fileId === null ? null : `/api/applications/${applicationId}/files/${fileId}`,
})

/** For the company, without the files of a person who is suspended. */
export const presentReceivedAnswer = (
  applicationId: number,
  row: AnswerRow,
  { isSuspended }: { isSuspended: boolean },
): ReceivedAnswer => ({
  ...presentGiven(applicationId, isSuspended ? { ...row, fileId: null } : row),
  questionId: row.questionId,
  kind: row.kind,
  meetsWish: meetsWish(row.kind, row.wish, row.answer),
})
