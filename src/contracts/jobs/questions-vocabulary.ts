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

/** The answers to a question of yes or no, as they are stored, with their words. */
export const yesNoLabels = { yes: 'Sí', no: 'No' } as const
