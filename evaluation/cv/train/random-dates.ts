import type { Gold } from '#evaluation/cv/evaluate-gold.ts'
import type { Chance } from './random-numbers.ts'

const SPANISH = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const ENGLISH = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const OPEN = ['Actualidad', 'actualidad', 'Presente', 'Present', 'Actual', 'la fecha', 'Hoy', 'hoy']
const JOINTS = [' - ', ' – ', '-', ' — ', ' a ', ' hasta ', ' to ', ' / ']
const BRACKETS = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['(', ')'],
  ['[', ']'],
] as const
/** The share of documents that print years only. */
const YEARS_ONLY = 0.3

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const two = (month: number) => String(month).padStart(2, '0')

interface Month {
  year: number
  month: number
}
export type PrintedPeriod = Pick<Gold['experiences'][number], 'start' | 'end' | 'isCurrent'> & {
  text: string
}
/** One way to print periods, for a whole section; without an end the period goes on. */
export type DateHabit = (start: Month, end: Month | null) => PrintedPeriod

/** A way to print periods. `isLone`: only the end is printed, as many do for studies. */
export function dateHabit(chance: Chance, isLone: boolean): DateHabit {
  const format = chance.one<(date: Month) => string>([
    ({ year, month }) => `${capital(SPANISH[month - 1]!)} ${year}`,
    ({ year, month }) => `${SPANISH[month - 1]} de ${year}`,
    ({ year, month }) => `${capital(SPANISH[month - 1]!.slice(0, 3))} ${year}`,
    ({ year, month }) => `${SPANISH[month - 1]!.slice(0, 3)}. ${year}`,
    ({ year, month }) => `${ENGLISH[month - 1]!.slice(0, 3)} ${year}`,
    ({ year, month }) => `${ENGLISH[month - 1]} ${year}`,
    ({ year, month }) => `${two(month)}/${year}`,
    ({ year, month }) => `${year}.${two(month)}`,
    ({ year, month }) => `${SPANISH[month - 1]!.slice(0, 3)}${year}`,
    ({ year, month }) => `${capital(SPANISH[month - 1]!.slice(0, 3))}-${year}`,
    ({ year, month }) => `${year}-${two(month)}`,
    ({ year, month }) => `${SPANISH[month - 1]!.slice(0, 3).toUpperCase()} ${year}`,
    ({ year, month }) => `${year}-${two(month)}-01`,
    ({ year, month }) => `01/${two(month)}/${year}`,
  ])
  const hasMonths = !chance.isTrue(YEARS_ONLY)
  const write = (date: Month) => (hasMonths ? format(date) : String(date.year))
  const key = ({ year, month }: Month) => (hasMonths ? `${year}-${two(month)}` : String(year))
  const joint = chance.one(JOINTS)
  const open = chance.one(OPEN)
  const [before, after] = chance.one(BRACKETS)
  return (start, end) => {
    if (isLone && end)
      return { text: before + write(end) + after, start: null, end: key(end), isCurrent: false }
    const isOneYear = !hasMonths && end?.year === start.year
    const text = isOneYear ? write(start) : write(start) + joint + (end ? write(end) : open)
    return {
      text: before + text + after,
      start: key(start),
      end: end && key(end),
      isCurrent: end === null,
    }
  }
}
