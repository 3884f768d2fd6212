const names = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
]

/** How much of a date a layout prints. */
export type DateForm = 'month' | 'year' | 'none'

/** How the date 'YYYY-MM' is printed in a text that has its year nowhere else. */
export function formOf(date: string, texts: readonly string[]): DateForm {
  if (texts.some((text) => monthPattern(date).test(text))) return 'month'
  return texts.some((text) => text.includes(date.slice(0, 4))) ? 'year' : 'none'
}

/** The part of a date that the page says; null if none. Of a bare year a layout that prints months says the first one. */
export function saidDate(date: string | null, form: DateForm, texts: readonly string[]): string | null {
  if (date === null || form === 'none') return null
  if (form === 'year') return date.slice(0, 4)
  const january = `${date.slice(0, 4)}-01`
  return date.length === 4 && formOf(january, texts) === 'month' ? january : date
}

/** Whether the start 'YYYY-MM', whose year is nowhere else, is said to go on: by a word, or by a dash without an end. */
export function isOpen(date: string, texts: readonly string[]): boolean {
  const year = date.slice(0, 4)
  const after = `\\s*(?:[-–—]|to\\b|until\\b|(?:present|current|now|today|ongoing)\\b)`
  const printed = new RegExp(`(?:${monthPattern(date).source}|${year}(?![./-]\\d))(?:-\\d{2})?${after}`, 'iu')
  return texts.some((text) => printed.test(text))
}

function monthPattern(date: string): RegExp {
  const [year = '', month = ''] = date.split('-')
  const number = Number(month)
  const words = (names[number - 1] ?? []).map((name) => `${name}\\p{L}*`).join('|')
  const digits = `0?${number}`
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${words})\\.?[\\s,/'’-]*(?:(?:de|del|\\d{1,2})[\\s,]+)?${year}|(?<!\\d)(?:\\d{1,2}[./-])?${digits}\\s?[./-]\\s?${year}|${year}\\s?[./-]\\s?${digits}(?!\\d)|${year}[\\s,]+(?:${words})`,
    'iu',
  )
}
