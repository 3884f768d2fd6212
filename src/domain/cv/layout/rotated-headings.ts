import { headingKind } from '#domain/cv/sections/headings.ts'
import type { RotatedRun } from './page-text.ts'
import { SPACE } from './piece-gaps.ts'
import type { Piece } from './text-line.ts'
import { findFirstRows, type Row } from './rotated-places.ts'

/** Left edges that differ by less are aligned; baselines that do are one row. In points. */
const SAME_EDGE = 3
/** The maximum distance between lines of one heading, in letter heights. */
const TIGHT = 1.6
/** A page with more rotated letters, or a margin with more headings, is a drawing. */
const MOST = 200
const MOST_HEADINGS = 20
/** The maximum gap between letters of a word and words of a heading, in letter heights. */
const WORD = 0.6
/** The minimum width of a text column, in points. */
const WIDTH = 100
/** The width of a letter and its height above the baseline, as shares of the font size. */
const LETTER = 0.6
const ASCENT = 0.75

/**
 * Rotated headings stand in a margin beside their section, at its top, middle or bottom. Each is moved above the first row of its
 * section; other rotated text (a name, a stamp, a watermark) is dropped.
 */
export function withRotatedHeadings(pieces: readonly Piece[], rotated: readonly RotatedRun[]): Piece[] {
  if (rotated.length === 0 || rotated.length > MOST) return [...pieces]
  const columns = findColumns(joinLines(joinRuns(rotated)))
  const placed = columns.flatMap((column, at) =>
    placeColumn(
      column,
      columns[at - 1]?.[0]!.right ?? -Infinity,
      columns[at + 1]?.[0]!.left ?? Infinity,
      pieces,
    ),
  )
  return placed.length === 0 ? [...pieces] : [...pieces, ...placed].sort((a, b) => a.y - b.y || a.x - b.x)
}

const box = (runs: readonly RotatedRun[]) => ({
  left: Math.min(...runs.map(({ left }) => left)),
  right: Math.max(...runs.map(({ right }) => right)),
  top: Math.min(...runs.map(({ top }) => top)),
  bottom: Math.max(...runs.map(({ bottom }) => bottom)),
})

/** Joins the letters of a rotated line, in reading order, up to a gap wider than between words. */
function joinRuns(rotated: readonly RotatedRun[]): RotatedRun[] {
  const joined: RotatedRun[] = []
  const sorted = rotated.toSorted((a, b) => (a.isDown ? a.top - b.top : b.bottom - a.bottom))
  for (const run of sorted) {
    const at = joined.findIndex((other) => gapBetween(other, run) < WORD * run.height)
    const before = joined[at]
    if (!before) joined.push(run)
    else {
      const space = gapBetween(before, run) > SPACE * run.height ? ' ' : ''
      joined[at] = { ...before, ...box([before, run]), text: before.text + space + run.text }
    }
  }
  return joined
}

/** The gap between a text and its possible continuation on the same line; Infinity if that is elsewhere. */
function gapBetween(before: RotatedRun, run: RotatedRun): number {
  const isOnLine = before.isDown === run.isDown && Math.abs(before.left - run.left) < SAME_EDGE
  const gap = run.isDown ? run.top - before.bottom : before.top - run.bottom
  return isOnLine && gap > -run.height ? gap : Infinity
}

/** Joins the two lines of a heading if only the whole is known. */
function joinLines(lines: readonly RotatedRun[]): RotatedRun[] {
  const used = new Set<RotatedRun>()
  return lines.flatMap((line) => {
    if (used.has(line)) return []
    const next = lines.find((other) => {
      const step = line.isDown ? line.left - other.left : other.left - line.left
      return (
        other.isDown === line.isDown &&
        step > SAME_EDGE &&
        step < TIGHT * line.height &&
        other.top < line.bottom &&
        other.bottom > line.top &&
        headingKind(`${line.text} ${other.text}`) !== null
      )
    })
    if (!next) return [line]
    used.add(next)
    return [{ ...line, ...box([line, next]), text: `${line.text} ${next.text}` }]
  })
}

/** Headings one below the other, from the left column to the right: known ones, and those in the same style. */
function findColumns(lines: readonly RotatedRun[]): RotatedRun[][] {
  const columns: RotatedRun[][] = []
  for (const known of lines.filter(({ text }) => headingKind(text) !== null)) {
    if (columns.flat().includes(known)) continue
    const column = lines.filter(
      (line) =>
        line.isDown === known.isDown &&
        Math.abs(line.left - known.left) < SAME_EDGE &&
        Math.abs(line.height - known.height) < 0.5 &&
        line.font === known.font,
    )
    columns.push(column.toSorted((a, b) => a.top - b.top))
  }
  return columns.sort((a, b) => a[0]!.left - b[0]!.left)
}

function placeColumn(
  column: readonly RotatedRun[],
  before: number,
  after: number,
  pieces: readonly Piece[],
): Piece[] {
  if (column.length > MOST_HEADINGS) return []
  const { left, right, top, bottom } = box(column)
  const atRight = pieces.filter(({ x }) => x > right - 1 && x < after)
  const atLeft = pieces.filter((piece) => piece.right < left + 1 && piece.x > before)
  const isWithin = ({ y }: Piece) => y > top && y < bottom
  const beside = withoutRail(atRight.some(isWithin) ? atRight : atLeft, isWithin)
  const barriers = pieces.filter((piece) => piece.x < right && piece.right > left)
  const rows = findRows(beside, barriers)
  const x = Math.min(...beside.map((piece) => piece.x))
  const floors = column.map(({ top: own }, at) =>
    Math.max(column[at - 1]?.bottom ?? -Infinity, ...barriers.map(({ y }) => y).filter((y) => y < own)),
  )
  return findFirstRows(rows, column, floors).flatMap((row, at) =>
    row ? [pieceAbove(row, x, column[at]!, beside[0]!.page)] : [],
  )
}

/** A column with its own upright headings, which nothing crosses, does not belong to them. */
function withoutRail(pieces: readonly Piece[], isWithin: (piece: Piece) => boolean): readonly Piece[] {
  const within = pieces.filter(isWithin)
  const start = Math.min(...pieces.map(({ x }) => x))
  const edges = within
    .filter(({ text, x }) => x > start + WIDTH && headingKind(text) !== null)
    .map(({ x }) => x - SAME_EDGE)
    .filter((edge) => !within.some(({ x, right }) => x < edge && right > edge))
  const end = Math.min(...edges)
  return pieces.filter(({ x }) => x < end)
}

function findRows(pieces: readonly Piece[], barriers: readonly Piece[]): Row[] {
  const rows: Row[] = []
  for (const { y, size } of pieces.toSorted((a, b) => a.y - b.y)) {
    const [top, bottom] = [y - size * ASCENT, y + size * (1 - ASCENT)]
    const last = rows.at(-1)
    if (last && y - last.y < SAME_EDGE) {
      last.top = Math.min(last.top, top)
      last.bottom = Math.max(last.bottom, bottom)
    } else rows.push({ top, y, bottom, white: last ? Math.max(0, top - last.bottom) : null })
  }
  const [first] = rows
  const above = barriers
    .map(({ y, size }) => y + size * (1 - ASCENT))
    .filter((end) => first && end < first.top)
  if (first && above.length > 0) first.white = first.top - Math.max(...above)
  return rows
}

/** A heading placed above its section's first row. */
function pieceAbove(
  { top }: Row,
  x: number,
  { text, height, font, isBold, isItalic }: RotatedRun,
  page: number,
): Piece {
  const [right, y] = [x + text.length * height * LETTER, top - 1]
  const span = { text, x, right, y, size: height, font, isBold, isItalic, page }
  return { spans: [span], text, x, right, y, size: height, page, isItem: false }
}
