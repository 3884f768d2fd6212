import type { AdAdvice } from '#contracts/coach/ad-writing.contract.ts'
import type { AdFindingCode } from '#domain/coach/writing/ad-findings.ts'
import type { WordingCode } from '#domain/jobs/wording/ad-wording.ts'
import { wordingAdvice } from '#web/features/jobs/posting/wording.words.ts'

type Finding = AdAdvice['findings'][number]

const whys: Readonly<Record<Exclude<AdFindingCode, 'excludes'>, string>> = {
  'no-verb': 'Empieza la tarea por su verbo: se entiende qué se hará.',
  'one-paragraph': 'Son varias ideas juntas. Con una por línea se leen de un vistazo.',
  'long-sentence': 'La oración es larga. Pártela en dos.',
  'no-shift': 'Falta el horario: qué días y a qué hora se trabaja.',
  'no-place': 'Falta el lugar: el distrito o la ciudad.',
  'no-pay': 'Falta el sueldo. Di cuánto pagan y cada cuánto.',
  'unread-pay': 'No leemos un monto en el sueldo. Escríbelo en cifras y di si es al mes.',
  'no-requirements': 'Faltan los requisitos: solo lo que el trabajo necesita.',
}

export const whyOf = ({ code, wording }: Finding): string =>
  wording
    ? `“${wording.term}”: ${wordingAdvice[wording.code as WordingCode]}`
    : whys[code as keyof typeof whys]

const fields: Readonly<Record<Finding['field'], string>> = {
  title: 'Título',
  description: 'Descripción',
  requirements: 'Requisitos',
  benefits: 'Beneficios',
  location: 'Ubicación',
  salaryRange: 'Sueldo',
}
export const fieldName = (field: Finding['field']): string => fields[field]

export const found = (count: number): string =>
  count === 0 ? 'No encontramos nada que cambiar.' : count === 1 ? '1 sugerencia' : `${count} sugerencias`
