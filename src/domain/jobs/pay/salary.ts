import { foldText } from '#domain/text/plain-text.ts'

export type SalaryCurrency = 'PEN' | 'USD'
export type SalaryPeriod = 'hour' | 'day' | 'week' | 'month' | 'year'

/** Amounts are integer cents. `min` is null for 'Hasta …', `max` for 'Desde …'; at least one is a number. */
export type ParsedSalary = {
  min: number | null
  max: number | null
  currency: SalaryCurrency
  period: SalaryPeriod
}

/** The columns of a job's parsed pay as one value. */
export const storedSalary = (row: {
  salaryMin: number | null
  salaryMax: number | null
  salaryCurrency: SalaryCurrency | null
  salaryPeriod: SalaryPeriod | null
}): ParsedSalary | null =>
  row.salaryCurrency && row.salaryPeriod
    ? { min: row.salaryMin, max: row.salaryMax, currency: row.salaryCurrency, period: row.salaryPeriod }
    : null

type Amount = { value: number; scale: number; currency: SalaryCurrency | null; start: number; end: number }

const SOLES = String.raw`s\/\.?|s\.(?=\s?\d)|pen\b|soles\b`
const DOLLARS = String.raw`us\$|\$|usd\b|dolares\b`
const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,:]|\d\/)(?:(${SOLES}|${DOLLARS})\s*)?(${NUMBER})(?:\s*(k|mil)\b)?(?:\s*(soles|dolares|pen|usd)\b)?`,
  'g',
)
const NOT_MONEY_AFTER = /^\s*(?:%|(?:anos?|mes(?:es)?|dias?|horas?|hrs?|h)\b(?!\s*\/)|[:/]\d)/
const RANGE_LINK = /^\s*(?:[-–—]|a|al|y|o|hasta(?: los)?)\s*$/
const MONTH_NAME_WORDS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'setiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const MONTH_NAME = new RegExp(String.raw`\b(?:${MONTH_NAME_WORDS.join('|')})\b`)
// Words around numbers without a currency ('de 2500 a 3000 mensuales') that allow reading them as pay.
const SALARY_WORDS_WORDS = [
  'de',
  'desde',
  'hasta',
  'entre',
  'a',
  'y',
  'al',
  'por',
  'x',
  'la',
  'el',
  'en',
  'un',
  'aprox(?:imadamente)?',
  'sueldo',
  'salario',
  'remuneracion',
  'ingresos?',
  'pago',
  'mensual(?:es)?',
  'mes',
  'anual(?:es)?',
  'ano',
  'semanal(?:es)?',
  'semana',
  'diarios?',
  'dia',
  'hora',
  'bruto',
  'neto',
  'basico',
  'fijo',
  'mas',
  'comision(?:es)?',
  'bonos?',
  'movilidad',
  'planilla',
]
const SALARY_WORDS = new RegExp(String.raw`\b(?:${SALARY_WORDS_WORDS.join('|')})\b`, 'g')

const PERIODS: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/(?:\b(?:por|x|la|per|cada)\s+|\/\s*)(?:hora|hr|h|hour)\b|\bhourly\b/, 'hour'],
  [/(?:\b(?:por|x|al|per|cada)\s+|\/\s*)(?:dia|day)\b|\bdiari[oa]s?\b|\bjornal/, 'day'],
  [/(?:\b(?:por|x|a la|per|cada)\s+|\/\s*)(?:semana|week)\b|\bsemanal(?:es)?\b|\bweekly\b/, 'week'],
  [/(?:\b(?:por|x|al|per|cada)\s+|\/\s*)(?:ano|year)\b|\banual(?:es)?\b|\byearly\b|\bannual/, 'year'],
]
const HIGHEST = 10_000_000
const HIGHEST_UNMARKED = 999_999
const LOWEST_UNMARKED = 100
/** The maximum ratio of a range; beyond it the numbers are unrelated ('S/ 1,500, 30 vacantes'). */
const WIDEST_RATIO = 20

function readNumber(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = decimals ? text.slice(0, -decimals[0].length) : text
  return Number(`${whole.replace(/\D/g, '')}.${decimals?.[1] ?? '0'}`)
}

function readCurrency(mark: string | undefined): SalaryCurrency | null {
  if (mark === undefined) return null
  return /^(?:us|\$|dol)/.test(mark) ? 'USD' : 'PEN'
}

function readAmounts(text: string): Amount[] {
  const amounts: Amount[] = []
  for (const match of text.matchAll(AMOUNT)) {
    const end = match.index + match[0].length
    if (NOT_MONEY_AFTER.test(text.slice(end))) continue
    const currency = readCurrency(match[1] ?? match[4])
    amounts.push({
      value: readNumber(match[2]!),
      scale: match[3] ? 1000 : 1,
      currency,
      start: match.index,
      end,
    })
  }
  return amounts
}

function isPlausible(amount: Amount, isMarked: boolean): boolean {
  const value = amount.value * amount.scale
  return isMarked ? value <= HIGHEST : value <= HIGHEST_UNMARKED && (value === 0 || value >= LOWEST_UNMARKED)
}

function readPeriod(text: string): SalaryPeriod | null {
  // We have no fortnight; assuming a month would double or halve the pay.
  if (/\bquincena/.test(text)) return null
  return PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? 'month'
}

/**
 * Parses pay as written in Peru. Null if the text has no amount ('A convenir') or may mean something else (a telephone, a date).
 * Without a currency sign it is soles, without a period a month: the custom of the country.
 */
export function parseSalary(source: string): ParsedSalary | null {
  const text = foldText(source.slice(0, 300))
  const amounts = readAmounts(text)
  const first = amounts.find((amount) => amount.currency !== null) ?? amounts[0]
  const period = readPeriod(text)
  if (!first || period === null) return null

  let low = first
  let high: Amount | null = null
  const position = amounts.indexOf(first)
  const [before, after] = [amounts[position - 1], amounts[position + 1]]
  if (after && RANGE_LINK.test(text.slice(first.end, after.start))) high = after
  else if (before && RANGE_LINK.test(text.slice(before.end, first.start))) [low, high] = [before, first]

  const currency = low.currency ?? high?.currency ?? null
  if (high?.currency && low.currency && high.currency !== low.currency) return null
  const pair = high ? [low, high] : [low]
  if (
    !pair.every((amount) =>
      isPlausible({ ...amount, scale: amount.scale * sharedScale(amount, high) }, currency !== null),
    )
  )
    return null
  if (currency === null && !isOnlyAboutMoney(text, amounts, pair.length)) return null

  const values = pair.map((amount) =>
    Math.round(amount.value * amount.scale * sharedScale(amount, high) * 100),
  )
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b)
  const [min, max] = [sorted[0], sorted.at(-1)]
  if (min === undefined || max === undefined || max / min > WIDEST_RATIO) return null
  const result = { currency: currency ?? 'PEN', period } as const
  const isOneFigure = pair.length === 1
  if ((isOneFigure && /\bhasta\b|\bmaximo\b/.test(text.slice(0, low.start))) || sorted.length < pair.length)
    return { min: null, max, ...result }
  if (isOneFigure && /\bdesde\b|\bminimo\b|\ba partir de\b/.test(text.slice(0, low.start)))
    return { min, max: null, ...result }
  return { min, max, ...result }
}

/** '3 - 4k': the thousand applies to both numbers. */
function sharedScale(amount: Amount, high: Amount | null): number {
  return high && amount !== high && amount.scale === 1 && high.scale === 1000 && amount.value < 100 ? 1000 : 1
}

function isOnlyAboutMoney(text: string, amounts: readonly Amount[], used: number): boolean {
  if (amounts.length !== used || MONTH_NAME.test(text)) return false
  return /^[\s\d.,'k:;()+/\-–—]*$/.test(text.replace(/\bmil\b/g, '').replace(SALARY_WORDS, ''))
}
