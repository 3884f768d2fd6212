import type { DraftValues } from '#contracts/jobs/job-drafts.contract.ts'
import type { AskedQuestion, OwnQuestion } from '#contracts/jobs/job-questions.ts'
import type { QuestionKind } from '#contracts/jobs/questions-vocabulary.ts'

/** A question in the form of an ad. */
export type QuestionValues = DraftValues['questions'][number] & {
  /** Of a question that the ad has already. */
  id?: number
}

export const newQuestion = (kind: QuestionKind, text = ''): QuestionValues => ({
  kind,
  text,
  isRequired: true,
  options: '',
  wantedAnswers: [],
  wantedMin: '',
  wantedMax: '',
})

/** Questions that companies ask often, to start from. */
export const readyQuestions: readonly QuestionValues[] = [
  newQuestion('text', '¿Desde cuándo puedes empezar?'),
  newQuestion('number', '¿Cuántos años de experiencia tienes en este puesto?'),
  newQuestion('yes_no', '¿Tienes licencia de conducir vigente?'),
  newQuestion('number', '¿Cuánto quieres ganar al mes, en soles?'),
  newQuestion('file', 'Adjunta tu portafolio o un trabajo del que estés orgulloso'),
  newQuestion('yes_no', '¿Puedes trabajar en la modalidad y el horario del aviso?'),
]

export const questionValues = ({
  wantedMin,
  wantedMax,
  options,
  ...question
}: OwnQuestion): QuestionValues => ({
  ...question,
  options: options.join('\n'),
  wantedMin: wantedMin === null ? '' : String(wantedMin),
  wantedMax: wantedMax === null ? '' : String(wantedMax),
})

/** 'Lima\n\n Callao' → ['Lima', 'Callao']. */
export const optionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((option) => option.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

/** The input of the schema. A wanted answer that is no option any more is dropped. */
export function questionInput({ options, wantedAnswers, wantedMin, wantedMax, ...question }: QuestionValues) {
  const lines = optionsIn(options)
  return {
    ...question,
    options: lines,
    wantedAnswers: wantedAnswers.filter((answer) => question.kind !== 'choice' || lines.includes(answer)),
    wantedMin: numberIn(wantedMin),
    wantedMax: numberIn(wantedMax),
  }
}

const numberIn = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, ''))

/** The question as those who apply see it. Its number is its place, because a new one has none. */
export const previewOf = (
  { kind, text, isRequired, options }: QuestionValues,
  place: number,
): AskedQuestion => ({
  id: place,
  kind,
  text: text.trim() || 'Tu pregunta',
  isRequired,
  options: optionsIn(options),
})
