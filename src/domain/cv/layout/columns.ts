import { areIndependent, INDENT, isDate, SAME_EDGE, SAME_ROW } from './independent-columns.ts'
import { findLines } from './lines.ts'
import { headingKind } from '#domain/cv/sections/headings.ts'
import type { Line, Piece } from './text-line.ts'

/** A part of a page that is read from top to bottom on its own. */
export interface Region {
  page: number
  x: number
  right: number
  lines: Line[]
  /** The region of the same page whose text goes on here; null at the top of a page. */
  after: Region | null
}

/** White space between columns, in points: narrower gaps are those of words and tables. */
const GUTTER = 7
const FEWEST_ROWS = 3
const MOST_CUTS = 6
/** A page with more items is read across, in linear time. */
const MOST_PIECES = 1_500
/** Lines of one text are not further apart, in heights of their letters. */
const NEXT_LINE = 2
/** What a column counts whose headings stand elsewhere than at its edge. */
const STRANGE = 0.7

interface Cut {
  above: Piece[]
  left: Piece[]
  right: Piece[]
  below: Piece[]
  height: number
}

/** The regions of pages in the order of reading: what spans the columns first, then each column, then what lies below them. */
export function findRegions(pages: readonly (readonly Piece[])[]): Region[] {
  let open: Pair | null = null
  return pages.flatMap((pieces) => {
    const regions: Region[] = []
    cutPage([...pieces], null, MOST_CUTS, regions, open)
    open = lastPair(regions)
    return regions
  })
}

/** Two columns that end a page. */
type Pair = readonly [left: Region, right: Region]

function lastPair(regions: readonly Region[]): Pair | null {
  const [left, right] = regions.slice(-2)
  const isPair = left && right && left.after === right.after && left.right < right.x
  return isPair && [left, right].every(({ lines }) => lines.length >= FEWEST_ROWS) ? [left, right] : null
}

/** What is left of two columns at the top of the next page may be too little to tell that it is theirs. */
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

/** True where what crosses the columns below goes on with the left one: that ends right above it, and the right one long before. */
function endsAbove({ left, right, below }: Cut): boolean {
  const [first] = below
  const white = (column: readonly Piece[]) => (first!.y - Math.max(...column.map(({ y }) => y))) / first!.size
  return first !== undefined && white(left) < NEXT_LINE && white(right) > NEXT_LINE * 2
}

/** The highest strip of white that parts two columns which are read on their own. */
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

/** A heading at the end of the columns names what crosses them below. */
function withoutLastHeading(cut: Cut): Cut {
  const last = cut.left.at(-1)!
  const isOwn =
    cut.below.length > 0 &&
    headingKind(last.text) !== null &&
    [...cut.left, ...cut.right].every((piece) => piece === last || piece.y < last.y - SAME_ROW)
  return isOwn ? { ...cut, left: cut.left.slice(0, -1), below: [last, ...cut.below] } : cut
}

/** Where several pieces begin one below the other, other than at the margin. */
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

/** Where headings begin that stand beside others or further out than their text, and the text right below them: either may be set in. */
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

/** The first line below a heading is not further away than this, in heights of its letters. */
const BELOW = 2.5

/** The stretches between the lines that cross the edge, each also from where a heading begins at the edge. */
function cutsAt(sorted: readonly Piece[], edge: number): Cut[] {
  const cuts: Cut[] = []
  let start = 0
  const firstHeading = sorted.find(({ text }) => headingKind(text) !== null)?.y ?? Infinity
  const isAcross = ({ x, right }: Piece) => x < edge - 0.5 && right > edge - GUTTER
  for (let index = 0; index <= sorted.length; index++) {
    if (index < sorted.length && !isAcross(sorted[index]!)) continue
    const inside = withoutNeighbours(sorted, start, index)
    const headings = inside.filter(({ text }) => headingKind(text) !== null)
    const starts = headings.filter(({ x }) => x >= edge - 0.5 && x - edge <= INDENT)
    const ends = headings.filter(({ x, y }) => x < edge && isGridBelow(inside, edge, y))
    const bottom = Math.min(...ends.map(({ y }) => y - SAME_ROW))
    // What stands on both sides below a heading, above the headings of two columns, is its section's own.
    const isBelowHeading = inside.length > 0 && inside[0]!.y > firstHeading
    const hasOwn = starts.some(({ y }) => isBelowHeading && opensColumns(inside, edge, y))
    for (const top of [...(hasOwn ? [] : [-Infinity]), ...starts.map(({ y }) => y - SAME_ROW)]) {
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

/** True where headings of both sides share a row, and both sides have text above it but no heading. */
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

/** True where all that is right of an edge below a heading stands in rows with what is left of it: a list in columns of its own. */
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

/** What stands between two lines that cross; what shares its baseline with one of them belongs to it. */
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
  // Dates at the right of the lines above a column's first heading are no part of that column.
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

/** True where both sides begin with a heading on one row. */
function begin([left]: readonly Piece[], [right]: readonly Piece[]): boolean {
  return (
    left !== undefined &&
    right !== undefined &&
    Math.abs(left.y - right.y) < SAME_ROW &&
    headingKind(left.text) !== null &&
    headingKind(right.text) !== null
  )
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
