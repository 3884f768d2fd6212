import type { AskedQuestion } from '#contracts/jobs/job-questions.ts'

/** The name of the field with the answer to a question, as the server reads it from a form. */
export type AnswerName = `answers.${number}`
export const answerName = (id: number): AnswerName => `answers.${id}`

/** The fields of the questions without answers. */
export const blankAnswers = (questions: readonly AskedQuestion[]): Record<AnswerName, string> =>
  Object.fromEntries(questions.map(({ id }) => [answerName(id), '']))

/** The numbers of the questions that a form shows, so that the server notices when the ad asks others by now. */
export const shownQuestions = (questions: readonly AskedQuestion[]): string =>
  questions.map(({ id }) => id).join(',')

/** What is sent of the fields of a form; files are sent beside it. */
export const sentAnswers = (
  questions: readonly AskedQuestion[],
  fields: Readonly<Record<string, unknown>>,
) => ({
  questions: shownQuestions(questions),
  answers: Object.fromEntries(
    questions.flatMap(({ id, kind }) =>
      kind === 'file' ? [] : [[id, String(fields[answerName(id)] ?? '')]],
    ),
  ),
})
