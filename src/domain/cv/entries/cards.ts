import { makeOneEntry } from './entries.ts'
import type { Entry } from './make-entry.ts'
import { headingKind } from '#domain/cv/sections/headings.ts'
import { findLines } from '#domain/cv/layout/lines.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import type { Line, Piece } from '#domain/cv/layout/text-line.ts'
import {
  degreeLikeness,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

/** Left edges that differ by less are aligned; a piece further left than an edge by more ends before it. In points. */
const SAME_EDGE = 3
/** Baselines that differ by less are one row. In points. */
const SAME_ROW = 2
/** The gap between rows of cards, as a share of the section's usual line distance. */
const LOOSE = 1.15
const MOST_PIECES = 400

/** The cards of a section as entries; null if its lines span the width. */
export const cardEntries = (lines: readonly Line[]): Entry[] | null =>
  (cutCards(lines) ?? cutCells(lines))?.map(makeOneEntry) ?? null

/**
 * Cuts a section into cards, side by side in rows or on both sides of a timeline, each with its own lines; null if lines span the
 * width. A card is surrounded by white space and has a date and other text. Columns of which one holds only dates or places are a
 * table instead.
 */
export function cutCards(lines: readonly Line[]): Line[][] | null {
  const cards = [...Map.groupBy(lines, ({ page }) => page).values()].map(cardsOfPage)
  return cards.every((found) => found !== null) ? cards.flat() : null
}

function cardsOfPage(lines: readonly Line[]): Line[][] | null {
  const pieces = lines.flatMap((line) => line.pieces)
  if (pieces.length > MOST_PIECES) return null
  const columns = findColumns(pieces)
  if (columns.length < 2) return null
  const rows = findRows(lines, columns)
  const cells = rows.flatMap((row) => columns.map((column) => column.filter((piece) => row.has(piece))))
  const isGrid = rows.every((row) => {
    const tops = columns.flatMap((column) => column.find((piece) => row.has(piece)) ?? [])
    return tops.every((top) => Math.abs(top.y - tops[0]!.y) < SAME_EDGE && look(top) === look(tops[0]!))
  })
  const cards = isGrid ? cells.filter((cell) => cell.length > 0) : columns.flatMap(findBlocks)
  if (!cards.every(isWhole)) return null
  if (!isGrid) {
    // If most cards have other text beside their first line, each is read across the line.
    const isAcross = ([top]: Piece[]) =>
      pieces.some(({ y, x }) => x !== top!.x && Math.abs(y - top!.y) < SAME_ROW)
    if (cards.filter(isAcross).length >= cards.length / 2) return null
    cards.sort(([one], [other]) => one!.y - other!.y)
  }
  const ends = columns.map((column) => Math.max(...column.map(({ right }) => right)))
  return cards.map((card) => {
    const columnRight = ends[columns.findIndex((column) => column.includes(card[0]!))]!
    return findLines(card).map((line) => Object.assign(line, { columnRight }))
  })
}

/**
 * Blocks one below the other on one side of a timeline: a gap separates them if the block above is complete and the next starts
 * like the first.
 */
function findBlocks(column: readonly Piece[]): Piece[][] {
  const lines = findLines(column)
  const gaps = lines.map(({ gap }) => gap).filter(Number.isFinite)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const first = new Set(lines[0]?.pieces.map(look))
  const blocks: Piece[][] = []
  for (const { pieces, gap } of lines) {
    const open = blocks.at(-1)
    const isOver =
      open && gap > usual * LOOSE && pieces.every((piece) => first.has(look(piece))) && isWhole(open)
    if (open && !isOver) open.push(...pieces)
    else blocks.push([...pieces])
  }
  return blocks
}

/**
 * Rows of two cells: one with employer, date and place, one with the description. In each row the lines of the first cell come
 * before those of the second, except a name on the second cell's first line. Null if lines span the width.
 */
export function cutCells(lines: readonly Line[]): Line[][] | null {
  const pieces = lines.flatMap((line) => line.pieces)
  if (pieces.length > MOST_PIECES || lines.some(({ page }) => page !== lines[0]!.page)) return null
  for (const edge of findEdges(pieces).slice(1)) {
    const descriptions = pieces.filter(({ x }) => x >= edge - 0.5)
    const headers = findLines(pieces.filter(({ x }) => x < edge - 0.5))
    if (descriptions.some(({ text }) => isDateOnly(text)) || !isWhole(headers.flatMap((line) => line.pieces)))
      continue
    const cells = cellRows(headers, descriptions)
    if (cells) return cells
  }
  return null
}

function cellRows(headers: readonly Line[], descriptions: readonly Piece[]): Line[][] | null {
  const first = look(headers[0]!.pieces[0]!)
  const rows: Line[][] = []
  for (const line of headers) {
    const open = rows.at(-1)
    const isNew = look(line.pieces[0]!) === first && (!open || isWhole(open.flatMap(({ pieces }) => pieces)))
    if (isNew) rows.push([line])
    else open!.push(line)
  }
  const cells = rows.map((row, index) => {
    const [top, bottom] = [row[0]!.y - SAME_ROW, (rows[index + 1]?.[0]!.y ?? Infinity) - SAME_ROW]
    return findLines(descriptions.filter(({ y }) => y >= top && y < bottom))
  })
  const isRow = (row: readonly Line[], index: number) => {
    const [top] = cells[index]!
    return isWhole(row.flatMap(({ pieces }) => pieces)) && (!top || Math.abs(top.y - row[0]!.y) < SAME_ROW)
  }
  // Dates broken in a margin are not names.
  const isNamed = (row: readonly Line[]) => row.some(({ text }) => nameLikeness(text) >= 0.6)
  if (rows.filter(isNamed).length < rows.length / 2) return null
  const count = cells.reduce((sum, cell) => sum + cell.length, 0)
  if (rows.length < 2 || !rows.every(isRow) || count < descriptions.length) return null
  return rows.map((row, index) => {
    const [top, ...rest] = cells[index]!
    const isName = top !== undefined && !top.isItem && look(top.pieces[0]!) === first
    const head = isName ? findLines([...row[0]!.pieces, ...top.pieces]) : [row[0]!]
    return [head, row.slice(1), top && !isName ? [top] : [], rest].flat()
  })
}

const nameLikeness = (text: string) =>
  Math.max(
    positionLikeness(text),
    organisationLikeness(text),
    institutionLikeness(text),
    degreeLikeness(text),
  )

/** The columns of pieces between edges that no piece crosses, each with its own dates and texts; pieces keep their line order. */
function findColumns(pieces: readonly Piece[]): Piece[][] {
  const edges = findEdges(pieces)
  const columns: Piece[][] = []
  for (const [index, edge] of edges.entries()) {
    const inColumn = pieces.filter(({ x }) => x >= edge - 0.5 && x < (edges[index + 1] ?? Infinity) - 0.5)
    const last = columns.at(-1)
    if (last && !isWhole(last)) last.push(...inColumn)
    else columns.push(inColumn)
  }
  // A column beside the last card is its date or its text.
  const rest = columns.length > 1 && !isWhole(columns.at(-1)!) ? columns.pop()! : []
  columns.at(-1)?.push(...rest)
  return columns.map((column) => column.toSorted((a, b) => pieces.indexOf(a) - pieces.indexOf(b)))
}

/** Where columns start: left edges that no piece crosses. */
function findEdges(pieces: readonly Piece[]): number[] {
  const starts = pieces.map(({ x }) => x).sort((a, b) => a - b)
  return starts.filter(
    (x, index) =>
      x - (starts[index - 1] ?? -Infinity) > SAME_EDGE &&
      !pieces.some((piece) => piece.x < x - 0.5 && piece.right > x - SAME_EDGE),
  )
}

/** What all cards start with: a date, or a name in one style. */
const look = ({ text, size, spans: [span] }: Piece) =>
  isDateOnly(text) ? 'date' : `${Math.round(size)}|${span?.isBold}`

/** The rows of cards: a gap across all columns separates them if the part above is complete and the part below starts like the first. */
function findRows(lines: readonly Line[], columns: readonly Piece[][]): Set<Piece>[] {
  const gaps = lines.map(({ gap }) => gap).filter(Number.isFinite)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const first = new Set(lines[0]?.pieces.map(look))
  const rows: Set<Piece>[] = []
  for (const line of lines) {
    const open = rows.at(-1)
    const isOver =
      open &&
      line.pieces.every((piece) => first.has(look(piece))) &&
      line.gap > usual * LOOSE &&
      columns.every((column) => {
        const cell = column.filter((piece) => open.has(piece))
        return cell.length === 0 || isWhole(cell)
      })
    if (open && !isOver) for (const piece of line.pieces) open.add(piece)
    else rows.push(new Set(line.pieces))
  }
  return rows
}

/** True for pieces with a date and some other text. */
function isWhole(pieces: readonly Piece[]): boolean {
  const dates = pieces.filter(({ text }) => isDateOnly(text) && findPeriods(text).length > 0)
  const texts = pieces.filter(
    (piece) => !dates.includes(piece) && !isPlace(piece.text) && headingKind(piece.text) === null,
  )
  return dates.length > 0 && texts.length > 0
}
