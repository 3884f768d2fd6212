import { asksAcross } from '#domain/cv/entries/form-lines.ts'
import { headingKind } from '#domain/cv/sections/headings.ts'
import { findLines } from './lines.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { isColumnNames } from '#domain/cv/entries/table-head.ts'
import type { Line, Piece } from './text-line.ts'

/** Left edges that differ by less are aligned. */
export const SAME_EDGE = 3
/** The maximum indent of a heading in its column, in points. */
export const INDENT = 30
/** Baselines that differ by less are one row of the page. */
export const SAME_ROW = 2

const dates = new Map<string, boolean>()

/** Cached, because the cuts of a page test the same pieces many times. */
export function isDate(text: string): boolean {
  let is = dates.get(text)
  if (is === undefined) {
    is = isDateOnly(text)
    // Bounded, so that texts of strangers cannot fill the memory.
    if (dates.size >= 5_000) dates.clear()
    dates.set(text, is)
  }
  return is
}

/**
 * Columns are independent if each has headings with text below. Dates or labels beside their text, and headings in a margin, are
 * read across.
 */
export function areIndependent(left: readonly Piece[], right: readonly Piece[]): boolean {
  if (asksAcross(left, right) || areCards(left, right) || alternate(left, right) || namesBoth(left, right))
    return false
  const [leftLetters, rightLetters] = [letters(left), letters(right)]
  const narrow = findLines(leftLetters <= rightLetters ? left : right)
  const wide = findLines(leftLetters <= rightLetters ? right : left)
  const dates = narrow.filter(({ text }) => isDate(text)).length
  const across = findLines([...left, ...right]).filter(
    ({ pieces }) =>
      pieces.some((piece) => left.includes(piece)) && pieces.some((piece) => right.includes(piece)),
  )
  if (across.some((line) => isColumnNames(line) && !namesSections(line))) return false
  const known = [...narrow, ...wide].filter(({ text }) => headingKind(text) !== null)
  // Beside a heading, a line in the same style is a heading too.
  const isHeading = (line: Line) =>
    known.includes(line) ||
    known.some(
      ({ y, size, font, isBold }) =>
        Math.abs(y - line.y) < SAME_ROW &&
        Math.abs(size - line.size) < 0.3 &&
        font === line.font &&
        (isBold || size > 11) &&
        isBold === line.isBold,
    )
  const headings = narrow.filter(isHeading)
  if (dates / (narrow.length - headings.length || 1) >= 0.5) return false
  const headingSize = Math.max(0, ...headings.map(({ size }) => size))
  const content = narrow.filter(
    (line) =>
      !isHeading(line) &&
      !(
        headings.length > 0 &&
        Math.abs(line.size - headingSize) < 0.3 &&
        line.isBold === headings[0]!.isBold
      ),
  )
  const aligned = content.filter((line) => wide.some(({ y }) => Math.abs(y - line.y) < 1.5)).length
  const alignedShare = content.length > 0 ? aligned / content.length : 1
  if (headings.length > 0 && content.length < headings.length) return false
  if (headings.length > 0 && wide.some(isHeading))
    return !datesAreAcross(narrow, wide, [narrow, wide].every(opensWithin) ? DATES_OF_COLUMN : 0)
  if (alignedShare >= 0.4 || datesAreAcross(narrow, wide)) return false
  const headless = headings.length > 0 ? wide : narrow
  return (
    headless.length >= 6 ||
    headless.some(({ text }) => /@|\d[\d ]{6}/.test(text)) ||
    headless.filter(({ text }) => text.length > 30).length >= 3
  )
}

/** Headings of different kinds side by side ('Competencias | Idiomas') belong to two columns, not to a table. */
const namesSections = ({ pieces }: Line) => {
  const kinds = pieces.map(({ text }) => headingKind(text))
  return !kinds.includes(null) && new Set(kinds).size === kinds.length
}

/** The minimum share of dates in a column of dates; fewer can be beside a line by chance if both sides have headings at their edge. */
const DATES_OF_COLUMN = 0.3
function opensWithin(lines: readonly Line[]): boolean {
  const edge = Math.min(...lines.map(({ x }) => x))
  return lines.some(({ x, text }) => x - edge <= SAME_EDGE && headingKind(text) !== null)
}

/** True if most lines of one side have their date beside them on the other. */
function datesAreAcross(one: readonly Line[], other: readonly Line[], least = 0): boolean {
  const hasDateBeside = (lines: readonly Line[], beside: readonly Line[]) => {
    const dates = beside.filter(({ text }) => isDate(text))
    const aligned = dates.filter(({ y }) =>
      lines.some((line) => Math.abs(line.y - y) < 1.5 && headingKind(line.text) === null),
    )
    return dates.length >= Math.max(2, beside.length * least) && aligned.length >= dates.length * 0.75
  }
  return hasDateBeside(one, other) || hasDateBeside(other, one)
}

/** True if dates of both sides share a row, and no heading starts the right one: cards of one section. */
function areCards(left: readonly Piece[], right: readonly Piece[]): boolean {
  const edge = Math.min(...right.map(({ x }) => x))
  const rows = right.filter(({ text }) => isDate(text)).map(({ y }) => y)
  return (
    left.some(({ text, y }) => rows.some((other) => Math.abs(other - y) < 0.5) && isDate(text)) &&
    !right.some(({ text, x }) => x - edge <= INDENT && headingKind(text) !== null)
  )
}

/** True if a heading for dated entries has no dates below it at the left, and the right side has dates but no heading. */
function namesBoth(left: readonly Piece[], right: readonly Piece[]): boolean {
  const headings = left.filter(({ text }) => headingKind(text) !== null)
  const hasDates = (pieces: readonly Piece[]) => pieces.some(({ text }) => findPeriods(text).length > 0)
  return headings.some((heading) => {
    if (!DATED.has(headingKind(heading.text)!)) return false
    const end = Math.min(...headings.map(({ y }) => y).filter((y) => y > heading.y))
    const below = ({ y }: Piece) => y > heading.y && y < end
    const beside = right.filter(below)
    return (
      hasDates(beside) &&
      !hasDates(left.filter(below)) &&
      !right.some(({ text, y }) => y < end && headingKind(text) !== null)
    )
  })
}

const DATED: ReadonlySet<string> = new Set(['experience', 'education'])

/** The maximum distance between rows of one block, in letter heights. */
const NEAR = 1.2
/** The maximum share of rows where blocks of both sides stand beside each other by chance. */
const BESIDE = 0.7

/**
 * True for a timeline with blocks on both sides: the right one starts at another height, has dates and no heading above, and
 * usually one side is empty where the other is not. Page columns are filled from the top instead.
 */
function alternate(left: readonly Piece[], right: readonly Piece[]): boolean {
  const look = ({ size, spans: [span] }: Piece) => `${Math.round(size * 2)}|${span?.isBold}|${span?.font}`
  const looks = new Set([...left, ...right].filter(({ text }) => headingKind(text) !== null).map(look))
  const isHeading = (piece: Piece) => looks.has(look(piece))
  const end = Math.min(...right.filter(isHeading).map(({ y }) => y)) - SAME_ROW
  const own = (pieces: readonly Piece[]) => pieces.filter((piece) => piece.y < end && !isHeading(piece))
  const [one, other] = [own(left), own(right)]
  const says = (pieces: readonly Piece[]) =>
    pieces.some(({ text }) => isDate(text)) && pieces.some(({ text }) => !isDate(text))
  // The dates may stand along the line between both.
  const isSaid = [...left, ...right].some(isHeading) ? says(one) && says(other) : says([...one, ...other])
  if (one.length === 0 || other.length === 0 || !isSaid) return false
  const [first, second] = [one, other].map((pieces) => pieces.reduce((a, b) => (b.y < a.y ? b : a)))
  if (Math.abs(first!.y - second!.y) < NEAR * 2 * first!.size) return false
  const beside = (pieces: readonly Piece[], across: readonly Piece[]) =>
    pieces.filter(({ y, size }) => across.some((piece) => Math.abs(piece.y - y) < NEAR * size)).length
  return beside(one, other) + beside(other, one) < (one.length + other.length) * BESIDE
}

const letters = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0)
