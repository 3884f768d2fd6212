import { foldText } from '#domain/text/plain-text.ts'
import type { ParsedSalary } from './salary.ts'

/** Work with another legal pay, or part-time work. */
const APART_WORDS = [
  'practicas?',
  'practicantes?',
  'part ?-?time',
  'medio tiempo',
  'media jornada',
  'tiempo parcial',
  'por horas',
  'freelance',
]
const APART = new RegExp(String.raw`\b(?:${APART_WORDS.join('|')})\b`)

/** Whether the maximum pay of a full month is below the minimum wage. `minimum` in soles; `text`: the ad. */
export function isBelowMinimumWage(pay: ParsedSalary | null, text: string, minimum: number): boolean {
  if (!pay || pay.currency !== 'PEN' || pay.period !== 'month' || APART.test(foldText(text))) return false
  const top = pay.max ?? pay.min
  return top !== null && top < minimum * 100
}
