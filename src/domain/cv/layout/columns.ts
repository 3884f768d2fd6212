import { areIndependent, INDENT, isDate, SAME_EDGE, SAME_ROW } from './independent-columns.ts'
import { findLines } from './lines.ts'
import { headingKind } from '#domain/cv/sections/headings.ts'
import type { Line, Piece } from './text-line.ts'

/** A part of a page that is read from top to bottom by itself. */
export interface Region {
  page: number
  x: number
  right: number
  lines: Line[]
  /** The region of the same page that this one continues; null at the top of a page. */
  after: Region | null
}

/** The minimum white space between columns, in points: narrower gaps are between words and table cells. */
const GUTTER = 7
const FEWEST_ROWS = 3
const MOST_CUTS = 6
/** The maximum number of items on a page with columns; beyond it the page is read across, in linear time. */
const MOST_PIECES = 1_500
/** The maximum distance between lines of one text, in letter heights. */
const NEXT_LINE = 2
const MUCH_EARLIER = 4
/** The weight of a column whose headings are not at its edge. */
const STRANGE = 0.7

interface Cut {
  above: Piece[]
  left: Piece[]
  right: Piece[]
  below: Piece[]
  height: number
}

/** The regions of pages in reading order: first the text across the columns, then each column, then the text below them. */
export function findRegions(pages: readonly (readonly Piece[])[]): Region[] {
  let open: Pair | null = null
  return pages.flatMap((pieces) => {
    const regions: Region[] = []
    cutPage([...pieces], null, MOST_CUTS, regions, open)
    open = lastPair(regions)
    return regions
  })
}

/** Two columns at the end of a page. */
type Pair = readonly [left: Region, right: Region]

function lastPair(regions: readonly Region[]): Pair | null {
  const [left, right] = regions.slice(-2)
  const isPair = left && right && left.after === right.after && left.right < right.x
  return isPair && [left, right].every(({ lines }) => lines.length >= FEWEST_ROWS) ? [left, right] : null
}

/** Columns may continue at the top of the next page with too little text to be recognised without this. */
function cutLike([left, right]: Pair, pieces: readonly Piece[]): Cut | null {
  const sorted = pieces.toSorted((a, b) => a.y - b.y)
  const isLeft = (piece: Piece) => piece.x >= left.x - SAME_EDGE && piece.right < right.x - GUTTER / 2
  const isRight = ({ x }: Piece) => x >= right.x - SAME_EDGE
  const end = sorted.findIndex((piece) => !isLeft(piece) && !isRight(piece))
  const inside = sorted.slice(0, end < 0 ? sorted.length : end)
  const columns = [inside.filter(isLeft), inside.filter((piece) => !isLeft(piece) && isRight(piece))] as const
  const isOwn = columns.every((column, at) =>
    column.some(({ x }) => Math.abs(x - [left, right][at]!.x) <= SAME_EDGE),
  )
  const below = sorted.slice(inside.length)
  return isOwn ? { above: [], left: columns[0], right: columns[1], below, height: 0 } : null
}

function cutPage(
  pieces: Piece[],
  after: Region | null,
  cuts: number,
  regions: Region[],
  open: Pair | null = null,
): Region | null {
  if (pieces.length === 0) return after
  const mayCut = cuts > 0 && pieces.length <= MOST_PIECES
  const cut = mayCut ? (bestCut(pieces) ?? (open && cutLike(open, pieces))) : null
  if (!cut) {
    const region: Region = {
      page: pieces[0]!.page,
      x: Math.min(...pieces.map(({ x }) => x)),
      right: Math.max(...pieces.map(({ right }) => right)),
      lines: findLines(pieces),
      after,
    }
    regions.push(region)
    return region
  }
  const top = cutPage(cut.above, after, cuts - 1, regions)
  const left = cutPage(cut.left, top, cuts - 1, regions)
  const right = cutPage(cut.right, top, cuts - 1, regions)
  return cutPage(cut.below, endsAbove(cut) ? left : right, cuts - 1, regions)
}

/** True if the text below the columns continues the left one: that ends near above it, and the right one much earlier. */
function endsAbove({ left, right, below }: Cut): boolean {
  const [first] = below
  const white = (column: readonly Piece[]) => (first!.y - Math.max(...column.map(({ y }) => y))) / first!.size
  return (
    first !== undefined &&
    white(right) > NEXT_LINE * 2 &&
    white(left) < Math.max(NEXT_LINE, white(right) / MUCH_EARLIER)
  )
}

/** The tallest white strip that separates two independent columns. */
function bestCut(pieces: Piece[]): Cut | null {
  const sorted = pieces.toSorted((a, b) => a.y - b.y)
  let best: Cut | null = null
  for (const edge of leftEdges(pieces)) {
    for (const cut of cutsAt(sorted, edge)) {
      if (best && cut.height <= best.height) continue
      if (areIndependent(cut.left, cut.right)) best = cut
    }
  }
  return best && withoutLastHeading(best)
}

/** A heading at the end of the columns belongs to the text across them below. */
function withoutLastHeading(cut: Cut): Cut {
  const last = cut.left.at(-1)!
  const isOwn =
    cut.below.length > 0 &&
    headingKind(last.text) !== null &&
    [...cut.left, ...cut.right].every((piece) => piece === last || piece.y < last.y - SAME_ROW)
  return isOwn ? { ...cut, left: cut.left.slice(0, -1), below: [last, ...cut.below] } : cut
}

/** Edges other than the margin where several pieces start one below the other. */
function leftEdges(pieces: readonly Piece[]): number[] {
  const starts = pieces.map(({ x }) => x).sort((a, b) => a - b)
  const edges: number[] = []
  let first = 0
  for (let index = 1; index <= starts.length; index++) {
    if (index < starts.length && starts[index]! - starts[first]! <= SAME_EDGE) continue
    if (index - first >= 2 && starts[first]! - starts[0]! > 40) edges.push(starts[first]!)
    first = index
  }
  return [...edges, ...headingEdges(pieces)]
}

/**
 * The left edges of headings that are beside others or further left than their text, and of the text directly below them: either
 * may be indented.
 */
function headingEdges(pieces: readonly Piece[]): number[] {
  const headings = pieces.filter(({ text }) => headingKind(text) !== null)
  const margin = Math.min(...pieces.map(({ x }) => x))
  return headings
    .filter(({ x, y }) => {
      const isSetIn = (piece: Piece) => piece.y > y && piece.x > x + SAME_EDGE && piece.x - x <= INDENT
      return (
        headings.some((other) => other.x < x - 40 && Math.abs(other.y - y) < SAME_ROW) ||
        (x > margin + 40 && pieces.filter(isSetIn).length > 1)
      )
    })
    .flatMap(({ x, y, size }) => {
      const isBelow = (piece: Piece) => piece.y > y && piece.y < y + BELOW * size
      const text = pieces.find((piece) => isBelow(piece) && piece.x < x && x - piece.x <= INDENT)
      return text ? [x, text.x] : [x]
    })
}

/** The maximum distance of the first line below a heading, in letter heights. */
const BELOW = 2.5

/** The parts between lines that cross the edge; also the same parts starting at a heading on the edge. */
function cutsAt(sorted: readonly Piece[], edge: number): Cut[] {
  const cuts: Cut[] = []
  let start = 0
  const firstHeading = sorted.find(({ text }) => headingKind(text) !== null)?.y ?? Infinity
  const starts = sorted.filter(({ x }) => Math.abs(x - edge) < 0.5)
  // An address too long for its column runs into the text beside it.
  const runsInto = ({ right, y }: Piece) =>
    right > edge && right < edge + GUTTER && starts.some((other) => Math.abs(other.y - y) <= SAME_ROW * 2)
  const isAcross = (piece: Piece) => piece.x < edge - 0.5 && piece.right > edge - GUTTER && !runsInto(piece)
  for (let index = 0; index <= sorted.length; index++) {
    if (index < sorted.length && !isAcross(sorted[index]!)) continue
    const inside = withoutNeighbours(sorted, start, index)
    const headings = inside.filter(({ text }) => headingKind(text) !== null)
    const opening = headings.filter(({ x }) => x >= edge - 0.5 && x - edge <= INDENT)
    const ends = headings.filter(({ x, y }) => x < edge && isGridBelow(inside, edge, y))
    const bottom = Math.min(...ends.map(({ y }) => y - SAME_ROW))
    // Text on both sides between a heading and the headings of two columns belongs to that first heading.
    const isBelowHeading = inside.length > 0 && inside[0]!.y > firstHeading
    const hasOwn = opening.some(({ y }) => isBelowHeading && opensColumns(inside, edge, y))
    for (const top of [...(hasOwn ? [] : [-Infinity]), ...opening.map(({ y }) => y - SAME_ROW)]) {
      const cut = stretch(
        sorted,
        inside.filter(({ y }) => y >= top && y < bottom),
        edge,
      )
      if (cut) cuts.push(cut)
    }
    start = index + 1
  }
  return cuts
}

/** True if headings on both sides share a row, and both sides have text above it but no heading. */
function opensColumns(inside: readonly Piece[], edge: number, y: number): boolean {
  const above = inside.filter((piece) => piece.y < y - SAME_ROW)
  const isLeft = ({ x }: Piece) => x < edge - 0.5
  const isHeading = ({ text }: Piece) => headingKind(text) !== null
  return (
    inside.some((piece) => isLeft(piece) && isHeading(piece) && Math.abs(piece.y - y) <= SAME_ROW) &&
    above.some(isLeft) &&
    !above.every(isLeft) &&
    !above.some(isHeading)
  )
}

/** True if everything right of an edge below a heading is in rows with the text left of it: a list with its own columns. */
function isGridBelow(inside: readonly Piece[], edge: number, y: number): boolean {
  const below = inside.filter((piece) => piece.y > y + SAME_ROW)
  const left = below.filter(({ x }) => x < edge - 0.5)
  const right = below.filter(({ x }) => x >= edge - 0.5)
  return (
    right.length > 1 &&
    !inside.some((piece) => piece.x >= edge - 0.5 && Math.abs(piece.y - y) <= SAME_ROW) &&
    !below.some(({ text }) => headingKind(text) !== null) &&
    right.every((piece) => left.some((other) => Math.abs(other.y - piece.y) < SAME_ROW))
  )
}

/** The pieces between two crossing lines, without those on the baseline of such a line. */
function withoutNeighbours(sorted: readonly Piece[], start: number, end: number): Piece[] {
  const [before, behind] = [sorted[start - 1], sorted[end]]
  return sorted
    .slice(start, end)
    .filter(
      ({ y }) =>
        !(before && Math.abs(y - before.y) < SAME_ROW) && !(behind && Math.abs(y - behind.y) < SAME_ROW),
    )
}

function stretch(sorted: readonly Piece[], inside: readonly Piece[], edge: number): Cut | null {
  const left = inside.filter(({ x }) => x < edge - 0.5)
  const right = inside.filter(({ x }) => x >= edge - 0.5)
  const fewest = begin(left, right) ? 2 : FEWEST_ROWS
  if (countRows(left) < fewest || countRows(right) < fewest) return null
  if (overlap(left, right) < BESIDE * Math.min(extent(left), extent(right))) return null
  // Dates at the right of lines above a column's first heading do not belong to that column.
  const heading = right.findIndex(({ text }) => headingKind(text) !== null)
  if (heading > 0 && right.slice(0, heading).every(({ text }) => isDate(text))) return null
  const set = new Set(inside)
  const top = Math.min(...inside.map(({ y }) => y))
  const outside = sorted.filter((piece) => !set.has(piece))
  return {
    above: outside.filter(({ y }) => y < top),
    left,
    right,
    below: outside.filter(({ y }) => y >= top),
    height:
      (Math.min(extent(left), extent(right)) + 0.2 * Math.max(extent(left), extent(right))) *
      (heading < 0 || right.some(({ text, x }) => x - edge <= INDENT && headingKind(text) !== null)
        ? 1
        : STRANGE),
  }
}

/** True if both sides start with a heading on one row. */
function begin([left]: readonly Piece[], [right]: readonly Piece[]): boolean {
  return (
    left !== undefined &&
    right !== undefined &&
    Math.abs(left.y - right.y) < SAME_ROW &&
    headingKind(left.text) !== null &&
    headingKind(right.text) !== null
  )
}

/** The least share of the shorter column that stands beside the other. */
const BESIDE = 0.25

/** The height in which both columns have text. */
function overlap(left: readonly Piece[], right: readonly Piece[]): number {
  const [one, other] = [left, right].map((column) => column.map(({ y }) => y))
  return Math.min(Math.max(...one!), Math.max(...other!)) - Math.max(Math.min(...one!), Math.min(...other!))
}

function extent(pieces: readonly Piece[]): number {
  const ys = pieces.map(({ y }) => y)
  return Math.max(...ys) - Math.min(...ys)
}

function countRows(pieces: readonly Piece[]): number {
  let rows = 0
  let last = -Infinity
  for (const { y, size } of pieces) {
    if (y - last > size * 0.35) rows++
    last = y
  }
  return rows
}
