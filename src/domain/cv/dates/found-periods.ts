import type { PartialDate } from '#domain/cv/cv.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import {
  DAY,
  HALF,
  MONTH,
  PRESENT,
  readSingleDate,
  SHORT_MONTH,
  SHORT_YEAR,
  SINGLE_DATE,
  YEAR,
} from './single-dates.ts'
import { isOtherNumber } from './other-numbers.ts'
import { institutionLikeness } from '#domain/cv/names/words.ts'

/** Dates found in a text, as precise as printed: '2020 –' has no end, 'hasta 2021' no start. */
export interface FoundPeriod {
  start: PartialDate | null
  end: PartialDate | null
  isCurrent: boolean
  /** Its position in the text. */
  index: number
  length: number
}

const BARE_MONTH = `(?:${DAY}\\s+(?:de\\s+)?)?${MONTH}`
const SIGN = String.raw`(?:[-–—−‒―~→_]{1,3}>?\s*){1,2}`
/** 'Fecha de término', 'cese': the label of an end, which separates it from the start. */
const END = String.raw`\b(?:hasta|(?:fecha\s+(?:de\s+)?|f\.\s*)?(?:fin|cese|termino|salida|egreso))\b\s*:?`
const DASH = String.raw`\s*(?:${SIGN}(?:${END})?|\/|&|\ba\b|\bal\b|(?:[.,;]\s*)?${END}|\bto\b|\buntil\b|\btill?\b|\by\b|\band\b)\s*(?:(?:hasta|a|al|la|el|to|de|del|ano)\s+)*`
const FROM = String.raw`(?:(?:\b(?:desde|del?|from|since|entre|ano|year)\s*:?|(?:\bfecha\s+(?:de\s+)?|\bf\.\s*)?\b(?:inicio|ingreso)\s*:?)\s+(?:el\s+|la\s+|ano\s+)*)?`

const RANGE = new RegExp(
  String.raw`${FROM}(?<![\p{L}\d/.])(?<a>${HALF}|${BARE_MONTH}(?=${DASH}(?:${SINGLE_DATE})))(?:${DASH})(?<b>${PRESENT}|${HALF}|${SHORT_YEAR}(?![/.\-\d]))(?![\d])`,
  'gu',
)
/** 'III 2019 – IV 2020': quarters or halves. Beside a single year the number belongs to a post ('Analista III 2019 – 2020'). */
const ROMAN = new RegExp(
  String.raw`(?<![\p{L}\d/.])(?:iii|ii|iv|i|vi|v)[\s-](?<a>${YEAR})${DASH}(?:iii|ii|iv|i|vi|v)[\s-](?<b>${YEAR})`,
  'gu',
)
/** '03/19 – 12/21', '03/19 a la fecha'. */
const SHORT_RANGE = new RegExp(
  String.raw`${FROM}(?<![\p{L}\d/.,-]|\b(?:nota|promedio)s?\s*:?\s)(?:(?<a>${SHORT_MONTH})${DASH}(?<b>${PRESENT}|${SINGLE_DATE}|${SHORT_MONTH})|(?<c>${SINGLE_DATE})${DASH}(?<d>${SHORT_MONTH}))`,
  'gu',
)
/** '2019 (marzo – diciembre)': one year before its months. */
const YEAR_FIRST = new RegExp(
  String.raw`(?<![\p{L}\d/.-])(?<year>${YEAR})\s*[:(]\s*(?<a>${MONTH})${DASH}(?<b>${MONTH})(?![\p{L}\s]*\d)\)?`,
  'gu',
)
const TOUCHING_PRESENT = new RegExp(
  String.raw`${FROM}(?<![\p{L}\d/.])(?<a>${SINGLE_DATE})\s*[.,(]?\s*(?<b>${PRESENT})\)?`,
  'gu',
)
/** '2020 –', 'Mar 2019 – ?', '2019 – 20221', 'Marzo 2019 – Junio': a period whose end is missing or unreadable. */
const OPEN = new RegExp(
  String.raw`${FROM}(?<![\p{L}\d/.,'’-]|\d:)(?<a>${SINGLE_DATE})(?:\s*${SIGN}(?:[?.…*x_]{1,20}|(?!${YEAR})[\do]{3,6}|${BARE_MONTH})?|\s+(?:al?|hasta|to|until)(?![\p{L}.]))`,
  'gu',
)
/** After an open period, its cell must end. */
const NOTHING_MORE = /^[ .]*(?:$|[\t)\]|\uFFFC])/
const SINCE = new RegExp(
  String.raw`\b(?:desde|since|a\s+partir\s+del?|a\s+partir)\s*:?\s+(?:el\s+|la\s+|ano\s+)*(?<a>${SINGLE_DATE})`,
  'gu',
)
/** 'Hasta 2021' has no start. 'Válido hasta 2025' is not a period. */
const UNTIL = new RegExp(
  String.raw`(?<!\b(?:valid[oa]s?|vigentes?|vigencia|habilitad[oa]s?|vence|caduca)\s{0,3}[,:(]?\s{0,3})\b(?:hasta|until)\s*:?\s+(?:el\s+|la\s+|ano\s+)*(?<a>${SINGLE_DATE})(?![\d%])`,
  'gu',
)
const SINGLE = new RegExp(
  String.raw`(?:\b(?:(?:en\s+|durante\s+)?(?:el\s+)?ano|durante|year)\s*:?\s+)?(?:(?<![\p{L}\d/.,'’-])(?:del?\s+)?${DAY}\s+(?:al|y)\s+(?=${DAY}\s+(?:de\s+)?${MONTH}))?(?<![\p{L}\d/.,'’-]|\d:)(?<a>${SINGLE_DATE})(?![\d%])`,
  'gu',
)
/** '13/2019' and nothing else: only the year is valid. */
const ODD_MONTH = new RegExp(String.raw`^\s*\d\d[/.-](?<a>${YEAR})\s*$`, 'gu')
/** Several years in a list: '2015, 2016 y 2017'. */
const YEARS = new RegExp(
  String.raw`(?:\banos\s+)?(?<![\p{L}\d/.])(?<a>${YEAR})(?:,\s*${YEAR})+,?\s+[ye]\s+(?<b>${YEAR})`,
  'gu',
)
const UNITS = 'anos?|meses|mes|years?|yrs?|months?|mos?|semanas?|weeks?'
const MORE_MONTHS = String.raw`[\s,y.]+(?:\d+|un)\s*(?:meses|mes|months?|mos?)\b`
const DURATION = new RegExp(
  String.raw`\(?\s*(?:\d+|un|una)\s*(?:${UNITS})\b(?:${MORE_MONTHS})?\.?\s*\)?`,
  'gu',
)

const TWO_DIGITS = /\d\d/

/** A cache of the latest texts: each layer asks for the same lines again. */
const found = new Map<string, readonly FoundPeriod[]>()
const MOST_KEPT = 300

const MONTH_AT_END = new RegExp(
  String.raw`(?:^|[|(,:·–—-]\s*|\.\s+|\b(?:desde|hasta|al?|from|to|until)\s+)(?:${MONTH})$`,
  'u',
)

/** True for a folded text whose last word is a month: its year may be on the next line. */
export const endsWithMonth = (folded: string) => MONTH_AT_END.test(folded)

/** Every period and single date in a text, from left to right. A single date is both start and end. */
export function findPeriods(text: string): readonly FoundPeriod[] {
  // Every date contains two adjacent digits, and most lines do not.
  if (!TWO_DIGITS.test(text)) return []
  const known = found.get(text)
  if (known) return known
  const periods = searchPeriods(text)
  // Bounded, so that texts of strangers cannot fill the memory.
  if (found.size >= MOST_KEPT) found.clear()
  found.set(text, periods)
  return periods
}

const MONTH_IN_NAME = new RegExp(String.raw`(?<=\p{L}{2} )(?:${DAY} de )?${MONTH}(?=,\s*${YEAR})`, 'gu')

/** 'I.E.S.T.P. Alto Mayo, 2013': a month before the comma belongs to the school's name. */
function withoutNamedMonths(folded: string): string {
  return folded.replace(MONTH_IN_NAME, (month, at: number) => {
    const name = folded
      .slice(0, at)
      .split(/[,;:|()\t]|\s[-–—·•]\s/)
      .at(-1)!
      .trim()
    return institutionLikeness(name) === 1 ? 'x'.repeat(month.length) : month
  })
}

type Dates = Pick<FoundPeriod, 'start' | 'end' | 'isCurrent'>
const IS_PRESENT = new RegExp(`^${PRESENT}`, 'u')

/** The period of two dates; null if it would run backwards or one has no meaning. */
function between(a: string, b: string): Dates | null {
  if (IS_PRESENT.test(b)) return { start: readSingleDate(a, null), end: null, isCurrent: true }
  const end = readSingleDate(b, null)
  const start = readSingleDate(a, end?.slice(0, 4) ?? null)
  if (!start || !end || start.slice(0, 4) > end.slice(0, 4)) return null
  return { start, end, isCurrent: false }
}

/** '03/05 – 12/08' may be days or years: it is read only if one of its numbers cannot be a month. */
const isAmbiguous = (a: string, b: string) =>
  [a, b].every((half) => /^\d+\/\D?\d\d$/.test(half) && Number(half.slice(-2)) <= 12)

function searchPeriods(text: string): FoundPeriod[] {
  let folded = withoutNamedMonths(foldLetters(text).replaceAll('\t', ' '))
  const found: FoundPeriod[] = []
  function take(
    pattern: RegExp,
    read: (groups: Record<string, string | undefined>, rest: string) => Dates | null,
    needs: RegExp = TWO_DIGITS,
  ): void {
    // The patterns are long, and most texts are finished after the first one.
    if (!TWO_DIGITS.test(folded) || !needs.test(folded)) return
    /** Matched text is blanked so that later patterns skip it; in one step, because a text full of dates has thousands. */
    const blotted: string[] = []
    let end = 0
    for (const match of folded.matchAll(pattern)) {
      const length = match[0].trimEnd().length
      const period = read(match.groups ?? {}, text.slice(match.index + length))
      if (!period) continue
      if (!isOtherNumber(text, { ...period, index: match.index, length }))
        found.push({ ...period, index: match.index, length })
      blotted.push(folded.slice(end, match.index), '\uFFFC'.repeat(match[0].length))
      end = match.index + match[0].length
    }
    if (end > 0) folded = blotted.join('') + folded.slice(end)
  }
  take(YEARS, ({ a = '', b = '' }) => (a < b ? { start: a, end: b, isCurrent: false } : null), /\d,/)
  take(ROMAN, ({ a = '', b = '' }) => between(a, b), /[iv][ -]\d/)
  take(
    YEAR_FIRST,
    ({ year = '', a = '', b = '' }) => between(`${a} ${year}`, `${b} ${year}`),
    /\d\s*[:(]\s*\p{L}/u,
  )
  take(RANGE, ({ a = '', b = '' }) => between(a, b))
  take(
    SHORT_RANGE,
    ({ a, b, c, d }) => {
      const [first, last] = [a ?? c ?? '', b ?? d ?? '']
      return isAmbiguous(first, last) ? null : between(first, last)
    },
    /\d\/\D?\d\d(?!\d)/,
  )
  take(TOUCHING_PRESENT, ({ a = '' }) => ({ start: readSingleDate(a, null), end: null, isCurrent: true }))
  take(
    OPEN,
    ({ a = '' }, rest) =>
      NOTHING_MORE.test(rest) ? { start: readSingleDate(a, null), end: null, isCurrent: false } : null,
    /\d[^\d\p{L}]*(?:[-–—−‒―~→_]|(?:al?|hasta|to|until)(?!\p{L}))/u,
  )
  take(
    SINCE,
    ({ a = '' }) => ({ start: readSingleDate(a, null), end: null, isCurrent: true }),
    /desde|since|partir/,
  )
  take(
    UNTIL,
    ({ a = '' }) => ({ start: null, end: readSingleDate(a, null), isCurrent: false }),
    /hasta|until/,
  )
  for (const pattern of [SINGLE, ODD_MONTH])
    take(pattern, ({ a = '' }) => {
      const date = readSingleDate(a, null)
      return date ? { start: date, end: date, isCurrent: false } : null
    })
  return found.sort((a, b) => a.index - b.index)
}

/** The text without its dates, durations ('2 años 3 meses') and the brackets and signs around them. */
export function withoutPeriods(text: string, periods: readonly FoundPeriod[] = findPeriods(text)): string {
  let rest = text
  for (const { index, length } of periods.toReversed())
    rest = `${rest.slice(0, index)}\uFFFC${rest.slice(index + length)}`
  const folded = foldLetters(rest)
  for (const match of [...folded.matchAll(DURATION)].toReversed()) {
    if (periods.length > 0 || match[0].length > folded.trim().length * 0.7)
      rest = `${rest.slice(0, match.index)}\uFFFC${rest.slice(match.index + match[0].length)}`
  }
  return rest
    .replace(/[([]\s*\uFFFC[\s\uFFFC·,]*[)\]]/g, '\uFFFC')
    .replace(/(?:^|[\s|,;:·•/–—-])*\uFFFC+[\s\uFFFC|,;:·•/–—.-]*$/g, '')
    .replace(/^[\s|,;:·•/–—.-]*\uFFFC+(?:[\s\uFFFC|,;:·•/–—-]|\.(?=\s))*/g, '')
    .replace(/[\s,;:·•–—-]*\uFFFC+[\s,;:·•–—-]*/g, '\t')
    .trim()
}

const ONLY_PRESENT = new RegExp(String.raw`^[(–-]*\s*${PRESENT}\)?$`, 'u')

/** True for a line with only a date or a duration: '2018 – 2020', 'Marzo 2021 a la fecha', '(3 años)'. */
export function isDateOnly(text: string): boolean {
  const periods = findPeriods(text)
  if (periods.length === 0) {
    const folded = foldLetters(text)
    return folded.replace(DURATION, '').trim() === '' || ONLY_PRESENT.test(folded)
  }
  return !/[\p{L}\d]/u.test(
    foldLetters(withoutPeriods(text, periods)).replace(
      /^(?:periodo|fechas?|desde|hasta|del?|anos?|dates?)\b/,
      '',
    ),
  )
}

/** True for a period with a start and an end, or a current one; not for a single date or 'hasta 2021'. */
export const isRange = ({ start, end, isCurrent }: Dates) => isCurrent || (start !== null && start !== end)

/** True for a period without a stated end ('MAR 2013 —'). */
export const isOpen = ({ start, end, isCurrent }: Dates) => start !== null && end === null && !isCurrent

/** True for a single year directly after a name: beside a range it belongs to the name ('Programa Jóvenes Talento 2018'). */
export function isYearOfName(text: string, { start, end, index, length }: FoundPeriod): boolean {
  const before = text.slice(0, index)
  return (
    start === end &&
    start?.length === 4 &&
    length === 4 &&
    /[\p{L}@] $/u.test(before) &&
    !/(?:^|\s)\p{Ll}{1,5} $/u.test(before)
  )
}
