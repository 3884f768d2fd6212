import { foldText } from '#domain/text/plain-text.ts'
import type { ParsedSalary } from './salary.ts'

/** Who is paid otherwise by law, or for part of the time. */
const APART =
  /\b(?:practicas?|practicantes?|part ?-?time|medio tiempo|media jornada|tiempo parcial|por horas|freelance)\b/

/** Whether the most that a full month pays is under the minimum wage. `minimum` in soles; `text`: what the ad says of itself. */
export function isBelowMinimumWage(pay: ParsedSalary | null, text: string, minimum: number): boolean {
  if (!pay || pay.currency !== 'PEN' || pay.period !== 'month' || APART.test(foldText(text))) return false
  const top = pay.max ?? pay.min
  return top !== null && top < minimum * 100
}
