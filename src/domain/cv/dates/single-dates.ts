import type { PartialDate } from '#domain/cv/cv.ts'

// Pattern sources of one date in a folded text (`foldLetters`), and its parsing.

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
const oneOf = (names: readonly string[]) => [...names].sort((a, b) => b.length - a.length).join('|')

/** Names with a date: 'Universidad 28 de Julio'. */
const NAMED_AFTER_DATES = [
  'universidad',
  'colegio',
  'instituto',
  String.raw`i\.?e\.?p?`,
  'hospital',
  'clinica',
  'av',
  'avenida',
  'jr',
  'jiron',
  'calle',
  'plaza',
  'grupo',
  'cooperativa',
  'asociacion',
  'mercado',
]
const NAMED = String.raw`\b(?:${NAMED_AFTER_DATES.join('|')})\.?\s`
// The second of May and the 28th of July are names: 'Hospital Dos de Mayo. 2017'. 'feb2019': a year may follow its month directly.
export const MONTH = `(?<!\\bdos de |${NAMED}\\d{1,2} de )(?:${oneOf([...MONTH_NUMBERS.keys()])})(?:\\b|(?=\\d))\\.?`
const LONG_MONTH = `(?:${oneOf([...MONTH_NUMBERS.keys()].filter((name) => name.length > 4))})\\b`
/** 'I.E. N° 2025' is the name of a school. */
export const YEAR = String.raw`(?<!\bn(?:[°º.]{1,2}|ro\.?)\s?)(?:19[4-9]\d|20[0-4]\d)(?!\d)`
export const SHORT_YEAR = String.raw`['’‘´]?\d\d(?!\d)`
export const DAY = String.raw`[0-3]?\d(?:[°º]|er|ero|ro|st|nd|rd|th)?`
const SEASON = 'campanas?|temporadas?|veranos?|invierno|otono|primavera|summer|winter|autumn|fall|spring'
/** 'Q1', '3T', 'S2', '1er semestre', 'II trimestre': a part of a year; only the year is stored. */
const QUARTER = '(?:[qt][1-4]|[1-4][qt]|[hs][12])'
const PART = String.raw`(?:${QUARTER}|(?:(?:[1-6](?:er|ero|ro|ra|do|to|st|nd|rd|th|[°º])|primer|segundo|tercer|cuarto|first|second|third|fourth|iii|ii|iv|i|vi|v)\s+)?(?:semestre|trimestre|bimestre|cuatrimestre|semester|quarter))`
/** 'a fines de 2019', 'mediados de marzo 2020'. */
const ABOUT = String.raw`(?:(?:a\s+)?(?:fines|finales|mediados|inicios|comienzos|principios)\s+(?:de|del)\s+(?:ano\s+)?)?`
/** '2020-I', '2020-0': the halves of an academic year, and its summer term. */
const TERM = String.raw`\s?-\s?(?:iii|ii|i|[0-2])(?![\p{L}\d/.-])`

/** One date. The order matters: the longest pattern first. */
export const SINGLE_DATE = `${ABOUT}(?:${[
  String.raw`(?:${DAY}(?:(?:\s+de)?\s+|[-/.]))?(?:${MONTH})(?:\s*(?:,|\/|-|–|de|del|del ano)?\s*)(?:${YEAR}|${SHORT_YEAR})`,
  String.raw`(?:${MONTH})\s+${DAY},?\s+${YEAR}`,
  String.raw`[0-3]?\d[\/.\-][01]?\d[\/.\-](?:${YEAR})`,
  String.raw`(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:${YEAR})`,
  String.raw`(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/\d\d(?![\d/])`,
  String.raw`${YEAR}[\/.\-][01]\d(?:[\/.\-][0-3]\d)?(?!\d)`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[\/.\-]\s?${YEAR}`,
  String.raw`(?:${SEASON})\s+(?:de\s+|del\s+)?${YEAR}`,
  String.raw`(?:(?:ciclo|semestre)\s+(?:academico\s+)?)?${YEAR}${TERM}`,
  String.raw`${PART}\s*[-,/]?\s*(?:(?:de|del|of)\s+)?(?:ano\s+)?${YEAR}`,
  String.raw`${YEAR}\s?[-/]?\s?${QUARTER}(?![\p{L}\d])`,
  String.raw`${YEAR}\s${LONG_MONTH}(?!\s*(?:[/.,]|de|del)?\s*['’]?\d)`,
  YEAR,
].join('|')})`

/** A date only within a period: '15-03-19', and '13/2019', whose month does not exist. */
export const HALF = [
  SINGLE_DATE,
  String.raw`[0-3]?\d-(?:0?[1-9]|1[0-2])-\d\d(?![\d-])`,
  String.raw`[0-3]?\d\.(?:0?[1-9]|1[0-2])\.\d\d(?![\d.])`,
  String.raw`\d\d[\/.\-]${YEAR}`,
].join('|')

/** '03/19': a month and a two-digit year. Only beside another date can it be distinguished from a day and a month. */
export const SHORT_MONTH = String.raw`(?:0?[1-9]|1[0-2])\/['’]?\d\d(?![\d/])`

/** 'a la fecha', 'actualidad', 'a más': the period is current. */
const PRESENT_WORDS = [
  'actualidad',
  'actuality',
  'actualmente',
  'actual',
  String.raw`(?:trabajo|empleo|puesto)\s+actual`,
  'presente',
  String.raw`sigo\s+(?:aqui|trabajando|laborando)`,
  'ahora',
  String.raw`a\s+la\s+fecha`,
  String.raw`a\s+la\s+actualidad`,
  String.raw`fecha(?:\s+actual)?`,
  String.raw`dia\s+de\s+hoy`,
  String.raw`hoy(?:\s+en\s+dia)?`,
  'present',
  'current',
  'currently',
  'now',
  'today',
  'ongoing',
  String.raw`en\s+curso`,
  String.raw`in\s+progress`,
  'cursando',
  'vigente',
  'continua',
  'momento',
  'adelante',
]
const PRESENT_FORMS = [
  String.raw`(?:hasta\s+)?(?:en\s+)?(?:la\s+|el\s+|al\s+|the\s+)?(?:${PRESENT_WORDS.join('|')})`,
  String.raw`a\s+mas(?!\s+(?:de|del|que|tardar|\d))`,
  String.raw`to\s+date`,
  String.raw`till\s+date`,
  String.raw`act\.`,
]
export const PRESENT = `(?:${PRESENT_FORMS.join('|')})(?![\\p{L}])`

/** 'Ene. 2020' → '2020-01', '13/2019' → '2019'; null without a year. `lender` gives its year to a month without one. */
export function readSingleDate(text: string, lender: string | null): PartialDate | null {
  const year = /(?:19[4-9]\d|20[0-4]\d)/.exec(text)?.[0]
  for (const [word] of text.matchAll(/[a-z]+/g)) {
    const month = MONTH_NUMBERS.get(word)
    if (month === undefined) continue
    const short = /\D(\d\d)$/.exec(text)?.[1]
    const fullYear = year ?? (short ? longYear(short) : lender)
    return fullYear === null ? null : withMonth(fullYear, month)
  }
  if (year === undefined) return readShort(text)
  const parts = text.split(/[/.\-\s]+/).filter((part) => /^\d+$/.test(part))
  const at = parts.indexOf(year)
  if (parts.length === 1) return year
  if (at === 0) return parts[1]!.length === 2 ? withMonth(year, Number(parts[1])) : year
  // '12/25/2019' has its month first, because there is no 25th month.
  const [month, first] = [Number(parts[at - 1]), Number(parts[0])]
  return withMonth(year, month > 12 && at === 2 ? first : month)
}

/** '15/03/19', '03/19', "'19": a two-digit year. */
function readShort(text: string): PartialDate | null {
  const [, month, year] = /^(?:\d{1,2}[/.-])?(?:(\d{1,2})[/.-])?\D?(\d\d)$/.exec(shortParts(text)) ?? []
  if (year === undefined) return null
  return month === undefined ? longYear(year) : withMonth(longYear(year), Number(month))
}

/** '03/19' becomes '01/03/19', so that it has a day like the others. */
const shortParts = (text: string) => (/^\d{1,2}\/\D?\d\d$/.test(text) ? `01/${text}` : text)

const longYear = (short: string) => (Number(short) > 50 ? `19${short}` : `20${short}`)
const withMonth = (year: string, month: number) =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year
