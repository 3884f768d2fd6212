import type { AskedQuestion, OwnQuestion } from '#contracts/jobs/job-questions.ts'
import type { QuestionRow } from './questions.queries.ts'

/** For those who apply: never what the company looks for. */
export const presentAsked = ({ id, kind, text, isRequired, options }: QuestionRow): AskedQuestion => ({
  id,
  kind,
  text,
  isRequired,
  options,
})

/** For the company of the job. */
export const presentOwnQuestion = (row: QuestionRow): OwnQuestion => ({
  ...presentAsked(row),
  wantedAnswers: row.wantedAnswers,
  wantedMin: row.wantedMin,
  wantedMax: row.wantedMax,
})
