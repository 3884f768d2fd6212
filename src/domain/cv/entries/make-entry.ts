import { COLUMN, SET_IN } from './entry-dates.ts'
import { saysSomething } from './entry-starts.ts'
import { readLabel } from '#domain/cv/sections/labels.ts'
import {
  findPeriods,
  type FoundPeriod,
  isDateOnly,
  isRange,
  isYearOfName,
  withoutPeriods,
} from '#domain/cv/dates/found-periods.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import { type Line, withPieces } from '#domain/cv/layout/text-line.ts'
import {
  degreeLikeness,
  describes,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

/** One job or one study: its header lines (what, where, when) and its description lines. */
export interface Entry {
  header: Line[]
  body: Line[]
  period: FoundPeriod | null
  /** The line with the period. */
  dateLine: Line | null
}

/** The maximum length of a line with a post and its dates. */
export const LONGEST_ROLE = 60

/** Splits the lines from `start` to `end` into header and description. */
export function makeEntry(
  lines: readonly Line[],
  isBody: readonly boolean[],
  start: number,
  end: number,
  isWhere: (text: string) => boolean,
  dates: readonly number[] = [],
): Entry {
  const header: Line[] = []
  const body: Line[] = []
  let dateLine: Line | null = null
  let post: number | null | undefined
  const lastDate = dates.findLast((date) => date < end) ?? start
  for (let index = start; index < end; index++) {
    let line = lines[index]!
    const place = header.at(-1) === dateLine ? placeBelow(dateLine, line) : null
    if (place) {
      header.push(place)
      line = withPieces(line, line.pieces.slice(1))
    }
    const isOver =
      (isBody[index] === true && index > start) ||
      (dateLine !== null &&
        ((describes(line.text) &&
          positionLikeness(line.text) < 0.7 &&
          degreeLikeness(line.text) < 1 &&
          countUnits(header, () => true) > 0) ||
          isSetBelow(header, line, lines[index + 1]))) ||
      (dateLine !== null &&
        !isPlace(line.text) &&
        readLabel(line.text) === null &&
        countUnits(header, isWhere) >= 2 &&
        !saysTheOther(header, line))
    const label = readLabel(line.text)
    const isLabelled = label !== null && label.name !== 'body' && label.value !== ''
    // Labels may follow the start of the description.
    const isItsDate = dateLine === null && dates.includes(index)
    if (post === undefined && dateLine !== null && countUnits(header, () => true) > 0)
      post = postBelow(lines, header, index, end)
    if (post != null && index <= post) {
      ;(index < post ? body : header).push(line)
      continue
    }
    if (!isLabelled && !isItsDate && (body.length > 0 || isOver || header.length >= 6)) {
      body.push(line)
      continue
    }
    header.push(line)
    const periods = findPeriods(line.text)
    const isDated =
      periods.length > 0 && (index >= lastDate || !periods.every((one) => isYearOfName(line.text, one)))
    if (!dateLine && isDated) dateLine = line
  }
  const periods = header.flatMap(({ text }) => findPeriods(text))
  const period = periods.find(isRange) ?? periods[0] ?? null
  return { header, body, period, dateLine }
}

/** The place below dates in a separate margin: '2019 – 2021 | Analista, Quipu S.A.' / 'Jaén | Control de calidad …'. */
function placeBelow(dateLine: Line | null, line: Line): Line | null {
  const [date] = dateLine?.pieces ?? []
  const [cell] = line.pieces
  if (!date || !cell || line.pieces.length < 2 || !isDateOnly(date.text)) return null
  const isBelow = Math.abs(cell.x - date.x) < COLUMN && cell.page === date.page
  return isBelow && isPlace(cell.text) ? { ...line, pieces: [cell], text: cell.text } : null
}

/**
 * The line of a post below a sentence about the company: 'Quipu S.A.   2016 – hoy' / 'Empresa familiar de envases, 80
 * trabajadores.' / 'Jefe de Planta'.
 */
function postBelow(
  lines: readonly Line[],
  header: readonly Line[],
  from: number,
  end: number,
): number | null {
  const isPosition = (text: string) => positionLikeness(text) >= 0.7 && organisationLikeness(text) < 0.6
  if (header.some(({ text }) => readLabel(text) !== null || isPosition(withoutPeriods(text)))) return null
  const { text: word } = lines[from]!
  const isAbout = !saysSomething(word) || describes(word) || /\p{L}{3}\.$/u.test(word)
  const isPost = ({ text, isItem, isBold }: Line, index: number) =>
    !isItem &&
    text.length < LONGEST_ROLE &&
    positionLikeness(text) === 1 &&
    (isBold || (index === 1 && isAbout && lines[from + 2]?.isItem === true))
  const at = lines.slice(from, Math.min(end, from + MOST_ABOUT + 1)).findIndex(isPost)
  const about = lines.slice(from, from + at)
  return at > 0 && about.every((line) => !line.isBold && !line.isItem && readLabel(line.text) === null)
    ? from + at
    : null
}

/** The maximum number of lines about a company. */
const MOST_ABOUT = 3

/** True for a line indented below a header that contains no known name. */
function isSetBelow(header: readonly Line[], line: Line, next: Line | undefined): boolean {
  // Directly above the items of a description, the last line is not part of the description.
  if (next?.isItem && line.text.length < LONGEST_ROLE && !/[.;:]$/.test(line.text)) return false
  const edges = header.flatMap(({ pieces }) => pieces.find(({ text }) => !isDateOnly(text))?.x ?? [])
  const isIn =
    edges.length > 0 && line.x > Math.min(...edges) + SET_IN && line.x < Math.min(...edges) + COLUMN
  return isIn && countUnits(header, () => true) > 0 && !isPlace(line.text) && !saysSomething(line.text)
}

/** True for a line that is clearly the post or clearly the employer, below lines that are rather the other one. */
function saysTheOther(header: readonly Line[], { text, isItem }: Line): boolean {
  if (isItem || text.length > LONGEST_ROLE || text.endsWith('.')) return false
  const where = (one: string) => Math.max(organisationLikeness(one), institutionLikeness(one) * 0.9)
  const names = header.map((line) => withoutPeriods(line.text)).filter((one) => one !== '' && !isPlace(one))
  if (names.length !== 1 || names[0]!.includes('\t')) return false
  const [name = ''] = names
  return (
    (positionLikeness(text) >= 0.9 &&
      where(text) < 0.6 &&
      where(name) >= 0.9 &&
      positionLikeness(name) < 0.9) ||
    (where(text) >= 0.9 && positionLikeness(text) < 0.7 && positionLikeness(name) === 1 && where(name) < 0.6)
  )
}

/** The number of names in a header: texts other than dates and places. */
function countUnits(header: readonly Line[], isWhere: (text: string) => boolean): number {
  const units = header
    .filter((line) => readLabel(line.text) === null)
    .flatMap((line) => withoutPeriods(line.text).split(/\t|\s[|·•]\s/))
    .flatMap(cutAtDash)
    .filter((text) => text.trim() !== '' && !isPlace(text) && !isDateOnly(text))
  return units.some(isWhere) ? units.length : 0
}

/**
 * A dash separates two names only if one is a known post and the other a known organisation: 'Jefa de Práctica – Estadística I' is
 * one name.
 */
function cutAtDash(text: string): string[] {
  const parts = text.split(/\s[–—-]\s/).filter((part) => part.trim() !== '' && !isPlace(part))
  const isWhere = (part: string) => Math.max(organisationLikeness(part), institutionLikeness(part)) >= 0.6
  const isWhat = (part: string) =>
    positionLikeness(part) >= 0.7 || (degreeLikeness(part) >= 0.7 && !isWhere(part))
  const isKnown = parts.some(
    (part) => isWhat(part) && parts.some((other) => other !== part && isWhere(other)),
  )
  return parts.length > 1 && isKnown ? parts : [text]
}
