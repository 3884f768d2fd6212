import { readLabel } from '#domain/cv/sections/labels.ts'
import {
  findPeriods,
  isDateOnly,
  isRange,
  isYearOfName,
  withoutPeriods,
} from '#domain/cv/dates/found-periods.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import {
  institutionLikeness,
  namesBoth,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

/** The minimum indent, and the maximum before it is a column. In points. */
export const SET_IN = 4
export const COLUMN = 40
const SAME_EDGE = 2

/**
 * The lines whose dates mark entries. Dates in the middle of a sentence ('Crecimiento de 22 % en 2023') and dates of an item below
 * an entry ('Sistema de pedidos (2022 - 2023)') do not. `isSetIn` is true for lines indented further than the entries.
 */
export function findEntryDates(
  lines: readonly Line[],
  isBody: readonly boolean[],
): { dates: number[]; isSetIn: (line: Line) => boolean } {
  const found = [...lines.keys()].filter(
    (index) =>
      !isBody[index] &&
      isEntryDate(lines[index]!) &&
      !isNamedYear(lines[index]!, lines[index + 1]) &&
      !(isDateOnly(lines[index]!.text) && OPEN_END.test(lines[index - 1]?.text ?? '')),
  )
  const apart = found.filter((index) => standsApart(lines[index]!) || endsHeader(lines[index]!.text))
  const dates = apart.length >= found.length / 2 ? apart : found
  const edge = sharedEdge(
    dates.map((index) => lines[index]!),
    lines,
  )
  const isSetIn = (line: Line) => {
    const textStart = textEdge(line)
    return edge !== null && textStart !== null && textStart > edge + SET_IN && textStart < edge + COLUMN
  }
  const alone = dates.filter((index) => lines[index]!.pieces.some(({ text }) => isDateOnly(text)))
  const areAlone = alone.length >= 2 && (alone[0] === dates[0] || alone.length >= dates.length * 0.6)
  const margin = marginOf(alone.map((index) => lines[index]!))
  const stopped = dates.filter((index) => STOP.test(lines[index]!.text))
  const isStopRare = stopped.length < dates.length / 2
  // If the other lines name both post and employer, an indented line that names one of them belongs to the job above.
  const outer = dates.filter((index) => !isSetIn(lines[index]!))
  const areWhole =
    outer.length >= 2 && outer.every((index) => namesBoth(lines[index]!.text.replaceAll('. ', ', ')))
  const isPartOfJob = (line: Line) => areWhole && isSetIn(line) && !namesBoth(line.text)
  const isItem = (line: Line) =>
    isPartOfJob(line) ||
    (line !== lines[0] &&
      !line.isBold &&
      (isSetIn(line) || areAlone || margin !== null || (isStopRare && STOP.test(line.text))) &&
      !line.pieces.some(({ text }) => isDateOnly(text)) &&
      ((isSetIn(line) && areAlone) || saysNeither(line)))
  return { dates: dates.filter((index) => !isItem(lines[index]!)), isSetIn }
}

/** The left edge of dates that have their own margin before the text; null if there is none. */
function marginOf(dated: readonly Line[]): number | null {
  const [first] = dated
  if (!first || dated.length < 2) return null
  const isBefore = ({ pieces }: Line) => pieces.length > 1 && isDateOnly(pieces[0]!.text)
  return dated.every((line) => isBefore(line) && Math.abs(line.x - first.x) < COLUMN) ? first.x : null
}

const LONGEST_POST = 75

/** The end of a sentence after a date. */
const STOP = /[\d)]\.$/

/** 'Diplomado en Gestión, Escuela Huascarán 2019': nothing separates the date from a text that is complete without it. */
function endsHeader(text: string): boolean {
  const last = findPeriods(text).at(-1)
  if (!last || text.slice(last.index + last.length).trim() !== '') return false
  // 'JEFA DE LA OFICINA LEGAL 15/02/2023 a la actualidad': a post, not a sentence that ends with a year.
  const before = withoutPeriods(text)
  const isPost = isRange(last) && /\d{1,2}[/.]/.test(text.slice(last.index)) && positionLikeness(before) === 1
  return namesBoth(text) || (isPost && before.length < LONGEST_POST)
}

/** 'científicos de datos en' / '2024.': the line below ends the sentence. */
const OPEN_END = /\s(?:en|desde|hasta|durante|entre|y)$/

/** A year in a name directly above the entry's own dates. */
const isNamedYear = ({ text }: Line, below: Line | undefined) =>
  findPeriods(text).every((period) => isYearOfName(text, period)) &&
  below !== undefined &&
  findPeriods(below.text).some(isRange) &&
  isWhenAndWhere(below)

/** '01/2018 – 08/2018 | Santa Anita': not the line of an entry with its own names. */
const isWhenAndWhere = ({ text }: Line) => {
  const rest = withoutPeriods(text).trim()
  return rest === '' || isPlace(rest)
}

/** A date that belongs to an entry: a period, or a single date that is not in the middle of a sentence. */
function isEntryDate(line: Line): boolean {
  const periods = findPeriods(line.text)
  if (periods.length === 0) return false
  const rest = withoutPeriods(line.text, periods)
  return periods.some(isRange) || rest.length < 90 || namesBoth(line.text)
}

function standsApart(line: Line): boolean {
  return line.pieces.some(({ text }) => {
    const periods = findPeriods(text)
    const last = periods.at(-1)
    // The name before them may contain a year.
    const first = periods.find((period) => !isYearOfName(text, period)) ?? last
    if (!first || !last) return false
    const before = text.slice(0, first.index).trimEnd()
    const after = text.slice(last.index + last.length).trimStart()
    const opens = before === '' || /[|·•,;:([–—/-]$/.test(before) || readLabel(text)?.name === 'period'
    return opens && (before === '' || after === '' || /^[|·•,;:)\].–—/(-]/.test(after))
  })
}

/** Where a line's text starts, without a date in the margin; null for a separate date at the right. */
const textEdge = ({ pieces }: Line) => pieces.find(({ text }) => !isDateOnly(text))?.x ?? null

/** The edge shared by most lines with a date; null if there is none (centred text, several columns). */
function sharedEdge(dated: readonly Line[], lines: readonly Line[]): number | null {
  const left = Math.min(...lines.map(({ x }) => x))
  const edges = dated
    .map((line) => textEdge(line) ?? (line.x < left + COLUMN ? line.x : null))
    .filter((edge) => edge !== null)
  for (const edge of edges) {
    const count = edges.filter((other) => Math.abs(other - edge) <= SAME_EDGE).length
    if (count >= 2 && count >= dated.length * 0.6) return edge
  }
  return null
}

/** True for several words that do not start like a position or an organisation. */
function saysNeither({ text }: Line): boolean {
  const rest = withoutPeriods(text)
  return (
    rest.split(/\s+/).length >= 3 &&
    positionLikeness(rest) < 1 &&
    Math.max(organisationLikeness(rest), institutionLikeness(rest)) < 0.9
  )
}
