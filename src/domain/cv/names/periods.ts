import type { PartialDate } from '../cv.ts'
import { foldLetters } from './fold.ts'
import { institutionLikeness } from './words.ts'

/** Dates as found in a text; `start` and `end` say no more than the page does. */
export interface FoundPeriod {
  start: PartialDate | null
  end: PartialDate | null
  isCurrent: boolean
  /** Where in the text it stands. */
  index: number
  length: number
}

const MONTHS: readonly string[][] = [
  ['enero', 'ene', 'january', 'jan'],
  ['febrero', 'feb', 'february', 'febr'],
  ['marzo', 'mar', 'march', 'mzo'],
  ['abril', 'abr', 'april', 'apr'],
  ['mayo', 'may'],
  ['junio', 'jun', 'june'],
  ['julio', 'jul', 'july'],
  ['agosto', 'ago', 'august', 'aug', 'agto'],
  ['septiembre', 'setiembre', 'sept', 'set', 'sep', 'september'],
  ['octubre', 'oct', 'october'],
  ['noviembre', 'nov', 'november'],
  ['diciembre', 'dic', 'december', 'dec'],
]
const MONTH_NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
)

// The second of May is a name: 'Hospital Dos de Mayo. 2017'.
const MONTH = `(?<!\\bdos de )(?:${[...MONTH_NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|')})\\b\\.?`
/** 'I.E. N° 2025' names a school. */
const YEAR = String.raw`(?<!\bn(?:[°º.]{1,2}|ro\.?)\s?)(?:19[4-9]\d|20[0-4]\d)(?!\d)`
const SHORT_YEAR = String.raw`['’‘´]?\d\d(?!\d)`
const DAY = String.raw`[0-3]?\d`
const SEASON = 'campanas?|temporadas?|veranos?|invierno|otono|primavera|summer|winter|autumn|fall|spring'

// One moment. Order matters: the longest reading first.
const MOMENT = [
  String.raw`(?:${DAY}(?:(?:\s+de)?\s+|[-/.]))?(?:${MONTH})(?:\s*(?:,|\/|-|–|de|del|del ano)?\s*)(?:${YEAR}|${SHORT_YEAR})`,
  String.raw`(?:${MONTH})\s+${DAY},?\s+${YEAR}`,
  String.raw`${DAY}[\/.\-][01]?\d[\/.\-](?:${YEAR})`,
  String.raw`${YEAR}[\/.\-][01]\d(?:[\/.\-][0-3]\d)?(?!\d)`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[\/.\-]\s?${YEAR}`,
  String.raw`(?:${SEASON})\s+(?:de\s+|del\s+)?${YEAR}`,
  String.raw`${YEAR}\s?-\s?(?:iii|ii|i|[12])(?![\p{L}\d-])`,
  YEAR,
].join('|')
const BARE_MONTH = `(?:${DAY}\\s+(?:de\\s+)?)?${MONTH}`
const PRESENT = String.raw`(?:(?:hasta\s+)?(?:en\s+)?(?:la\s+|el\s+|al\s+|the\s+)?(?:actualidad|actuality|actualmente|actual|presente|sigo\s+(?:aqui|trabajando|laborando)|hasta\s+ahora|a\s+la\s+fecha|a\s+la\s+actualidad|fecha(?:\s+actual)?|dia\s+de\s+hoy|hoy(?:\s+en\s+dia)?|present|current|currently|now|today|ongoing|en\s+curso|cursando|vigente|continua|momento)|to\s+date|till\s+date|act\.)(?![\p{L}])`
const DASH = String.raw`\s*(?:[-–—−~→]|\/|\ba\b|\bal\b|(?:[.,;]\s*)?\b(?:hasta|fin|cese|termino|salida|fecha de (?:cese|termino|fin))\b\s*:?|\bto\b|\buntil\b|\btill?\b|\by\b)\s*(?:(?:hasta|a|al|la|el|to|de|del|ano)\s+)*`
const FROM = String.raw`(?:\b(?:desde|de|del|from|since|entre|ano)\s*:?\s+(?:el\s+|la\s+|ano\s+)*)?`

const RANGE = new RegExp(
  String.raw`${FROM}(?<![\p{L}\d/.])(?<a>${MOMENT}|${BARE_MONTH}(?=${DASH}(?:${MOMENT})))(?:${DASH})(?<b>${PRESENT}|${MOMENT}|${SHORT_YEAR}(?![/.\-\d]))(?![\d])`,
  'gu',
)
const TOUCHING_PRESENT = new RegExp(
  String.raw`${FROM}(?<![\p{L}\d/.])(?<a>${MOMENT})\s*[.,(]?\s*(?<b>${PRESENT})\)?`,
  'gu',
)
const SINCE = new RegExp(
  String.raw`\b(?:desde|since|a partir de)\s*:?\s+(?:el\s+|la\s+|ano\s+)*(?<a>${MOMENT})`,
  'gu',
)
const SINGLE = new RegExp(
  String.raw`(?:\b(?:(?:en\s+|durante\s+)?(?:el\s+)?ano|durante)\s*:?\s+)?(?<![\p{L}\d/.,'’-]|\d:)(?<a>${MOMENT})(?![\d%])`,
  'gu',
)
/** Several years, one by one: '2015, 2016 y 2017'. */
const YEARS = new RegExp(
  String.raw`(?:\banos\s+)?(?<![\p{L}\d/.])(?<a>${YEAR})(?:,\s*${YEAR})+,?\s+[ye]\s+(?<b>${YEAR})`,
  'gu',
)
const DURATION =
  /\(?\s*(?:\d+|un|una)\s*(?:anos?|meses|mes|years?|yrs?|months?|mos?|semanas?|weeks?)\b(?:[\s,y.]+(?:\d+|un)\s*(?:meses|mes|months?|mos?)\b)?\.?\s*\)?/gu

/** 'Ene. 2020' → '2020-01'; null for what no calendar has. `lender` gives the year to a bare month. */
function readMoment(text: string, lender: string | null): PartialDate | null {
  const year = /(?:19[4-9]\d|20[0-4]\d)/.exec(text)?.[0]
  const name = /[a-z]+/g
  for (const [word] of text.matchAll(name)) {
    const month = MONTH_NUMBERS.get(word)
    // 'En 2019' says in which year, 'En. 2019' in which month.
    if (month === undefined || (word === 'en' && /\ben\s/.test(text))) continue
    const short = /['’‘´\s./-](\d\d)$/.exec(text)?.[1]
    const fullYear = year ?? (short ? longYear(short) : lender)
    return fullYear === null ? null : withMonth(fullYear, month)
  }
  if (year === undefined) return /^\D?\d\d$/.test(text) ? longYear(text.slice(-2)) : null
  const parts = text.split(/[/.\-\s]+/).filter((part) => /^\d+$/.test(part))
  const at = parts.indexOf(year)
  if (parts.length === 1) return year
  if (at === 0) return parts[1]!.length === 2 ? withMonth(year, Number(parts[1])) : year
  return withMonth(year, Number(parts[at - 1]))
}

const longYear = (short: string) => (Number(short) > 50 ? `19${short}` : `20${short}`)
const withMonth = (year: string, month: number) =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year

/** The periods of the texts that were asked for last: each layer asks for the same lines again. */
const found = new Map<string, readonly FoundPeriod[]>()
const MOST_KEPT = 300

const MONTH_AT_END = new RegExp(
  String.raw`(?:^|[|(,:·–—-]\s*|\.\s+|\b(?:desde|hasta|al?|from|to|until)\s+)(?:${MONTH})$`,
  'u',
)

/** True for a folded text whose last word is a month: its year may stand on the next line. */
export const endsWithMonth = (folded: string) => MONTH_AT_END.test(folded)

/** Every period and single date of a text, from left to right. A single date is its own start and end. */
export function findPeriods(text: string): readonly FoundPeriod[] {
  // Every date has two digits side by side, and most lines have none.
  if (!/\d\d/.test(text)) return []
  const known = found.get(text)
  if (known) return known
  const periods = searchPeriods(text)
  // Bounded: a text of a stranger must not fill the memory.
  if (found.size >= MOST_KEPT) found.clear()
  found.set(text, periods)
  return periods
}

const MONTH_IN_NAME = new RegExp(String.raw`(?<=\p{L}{2} )(?:${DAY} de )?${MONTH}(?=,\s*${YEAR})`, 'gu')

/** 'I.E.S.T.P. Alto Mayo, 2013': a school's name goes on up to its comma, months in it too. */
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

const BEGINS_PRESENT = new RegExp(`^${PRESENT}`, 'u')

function searchPeriods(text: string): FoundPeriod[] {
  let folded = withoutNamedMonths(foldLetters(text).replaceAll('\t', ' '))
  const found: FoundPeriod[] = []
  function take(
    pattern: RegExp,
    read: (
      groups: Record<string, string | undefined>,
    ) => Pick<FoundPeriod, 'start' | 'end' | 'isCurrent'> | null,
  ): void {
    /** What no later pattern may take again is blotted out; in one go, for a text of dates alone has thousands. */
    const blotted: string[] = []
    let end = 0
    for (const match of folded.matchAll(pattern)) {
      const period = read(match.groups ?? {})
      if (!period) continue
      found.push({ ...period, index: match.index, length: match[0].trimEnd().length })
      blotted.push(folded.slice(end, match.index), '\uFFFC'.repeat(match[0].length))
      end = match.index + match[0].length
    }
    if (end > 0) folded = blotted.join('') + folded.slice(end)
  }
  take(YEARS, ({ a = '', b = '' }) => (a < b ? { start: a, end: b, isCurrent: false } : null))
  take(RANGE, ({ a = '', b = '' }) => {
    if (BEGINS_PRESENT.test(b)) return { start: readMoment(a, null), end: null, isCurrent: true }
    const end = readMoment(b, null)
    const start = readMoment(a, end?.slice(0, 4) ?? null)
    if (!start || !end || start.slice(0, 4) > end.slice(0, 4)) return null
    return { start, end, isCurrent: false }
  })
  take(TOUCHING_PRESENT, ({ a = '' }) => ({ start: readMoment(a, null), end: null, isCurrent: true }))
  take(SINCE, ({ a = '' }) => ({ start: readMoment(a, null), end: null, isCurrent: true }))
  take(SINGLE, ({ a = '' }) => {
    const date = readMoment(a, null)
    return date ? { start: date, end: date, isCurrent: false } : null
  })
  return found.sort((a, b) => a.index - b.index)
}

/** The text without its dates, durations ('2 años 3 meses') and the brackets and signs that held them. */
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

/** True for a line that says when and nothing else: '2018 – 2020', 'Marzo 2021 a la fecha', '(3 años)'. */
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

export const isRange = ({ start, end, isCurrent }: FoundPeriod) => isCurrent || start !== end

/** True for a lone year that no sign and no word parts from a name: beside a range it belongs to it ('Programa Jóvenes Talento 2018'). */
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
