import type { GivenAnswer, ReceivedAnswer } from '#contracts/applications/answer-fields.ts'
import { answerInWords, meetsWish } from '#domain/applications/answers.ts'
import type { AnswerRow } from './answers.queries.ts'

/** For the person who answered. */
export const presentGiven = ({ kind, question, answer }: AnswerRow): GivenAnswer => ({
  question,
  answer: answerInWords(kind, answer),
})

/** For the company. */
export const presentReceivedAnswer = (row: AnswerRow): ReceivedAnswer => ({
  ...presentGiven(row),
  questionId: row.questionId,
  kind: row.kind,
  meetsWish: meetsWish(row.kind, row.wish, row.answer),
})
