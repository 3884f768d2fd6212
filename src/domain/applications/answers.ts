import { type QuestionKind, yesNoLabels } from '#contracts/jobs/questions-vocabulary.ts'
import { largestNumber, longestAnswer } from '#contracts/jobs/question-figures.ts'

/** A question, as far as its answers depend on it. */
export interface Asked {
  kind: QuestionKind
  isRequired: boolean
  options: readonly string[]
}

/** What a company looks for in the answers to a question. */
export interface Wish {
  wantedAnswers: readonly string[]
  wantedMin: number | null
  wantedMax: number | null
}

/** The answer as it is stored, null for none, or how to correct it. */
export type ReadAnswer = { answer: string | null; fault?: undefined } | { fault: string }

const missing: Record<QuestionKind, string> = {
  yes_no: 'Elige sí o no',
  choice: 'Elige una opción',
  number: 'Escribe un número',
  text: 'Escribe tu respuesta',
  file: 'Adjunta el archivo',
}

/** Reads what somebody typed or chose; of a file its name. */
export function readAnswer(question: Asked, typed = ''): ReadAnswer {
  const text = typed.trim()
  if (text === '') return question.isRequired ? { fault: missing[question.kind] } : { answer: null }
  switch (question.kind) {
    case 'yes_no':
      return Object.hasOwn(yesNoLabels, text) ? { answer: text } : { fault: missing.yes_no }
    case 'choice':
      return question.options.includes(text) ? { answer: text } : { fault: missing.choice }
    case 'number':
      return readNumber(text)
    default:
      return text.length <= longestAnswer
        ? { answer: text }
        : { fault: `Usa ${longestAnswer} caracteres como máximo` }
  }
}

/** '1,500', 'S/ 1500' and '2.5': a comma separates thousands, or decimals when one or two digits follow. */
function readNumber(text: string): ReadAnswer {
  const bare = text.replace(/^s\/\.?/i, '').replaceAll(/\s/g, '')
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(bare)
    ? bare.replaceAll(',', '')
    : bare.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(plain)) return { fault: 'Escribe solo un número, sin letras' }
  const number = Number(plain)
  return number <= largestNumber ? { answer: String(number) } : { fault: 'Escribe un número más pequeño' }
}

const numbers = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 2 })

/** A stored answer as a person reads it. */
export function answerInWords(kind: QuestionKind, answer: string): string {
  if (kind === 'yes_no') return answer === 'yes' ? yesNoLabels.yes : yesNoLabels.no
  return kind === 'number' ? numbers.format(Number(answer)) : answer
}

/** Whether the company looks for something in the answers. */
export const hasWish = ({ wantedAnswers, wantedMin, wantedMax }: Wish): boolean =>
  wantedAnswers.length > 0 || wantedMin !== null || wantedMax !== null

/** Whether a stored answer is what the company looks for; null if it looks for nothing. */
export function meetsWish(kind: QuestionKind, wish: Wish | null, answer: string): boolean | null {
  if (!wish || !hasWish(wish)) return null
  if (kind !== 'number') return wish.wantedAnswers.includes(answer)
  const number = Number(answer)
  return number >= (wish.wantedMin ?? -Infinity) && number <= (wish.wantedMax ?? Infinity)
}
