/** The questions of an ad for those who apply: kinds and sizes. Without zod. */

export const questionKinds = ['yes_no', 'choice', 'number', 'text', 'file'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const questionKindLabels: Record<QuestionKind, string> = {
  yes_no: 'Sí o no',
  choice: 'Una opción',
  number: 'Un número',
  text: 'Respuesta corta',
  file: 'Un archivo',
}

export const mostQuestions = 10
/** How many of them may ask for a file: all files of an application travel in one request. */
export const mostFileQuestions = 3
export const fewestOptions = 2
export const mostOptions = 10
export const longestQuestion = 200
export const longestOption = 100
export const longestAnswer = 600
export const largestNumber = 100_000_000

/** The answers to a question of yes or no, as they are stored, with their words. */
export const yesNoLabels = { yes: 'Sí', no: 'No' } as const
