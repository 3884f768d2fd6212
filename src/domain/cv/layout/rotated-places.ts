import type { RotatedRun } from './page-text.ts'

/** A row beside the headings, and the white space above it; null at the top of the page. In points. */
export interface Row {
  top: number
  y: number
  bottom: number
  white: number | null
}

/** The position of all headings beside their sections: at the top, in the middle or at the bottom. */
type Place = 'top' | 'middle' | 'bottom'
const PLACES: readonly Place[] = ['top', 'middle', 'bottom']
/** The distance of a heading from its position that gives half of the doubt, in letter heights. */
const HALF = 4
/** The doubt of a row with unknown white space above. */
const UNKNOWN = 0.5
/** The minimum ratio of the white space between sections to that between rows. */
const LOOSE = 3
/** The maximum number of rows, because more would take too long. */
const MOST_ROWS = 250

/** A choice of section starts up to one heading, and its doubt. */
interface Way {
  rows: readonly (Row | null)[]
  doubt: number
}

/**
 * The first row of each heading's section; null if there is no text beside it. A good choice has much white space above each start
 * and all headings at the same position. `floors`: rows above them cannot belong to the heading.
 */
export function findFirstRows(
  rows: readonly Row[],
  headings: readonly RotatedRun[],
  floors: readonly number[],
): readonly (Row | null)[] {
  if (rows.length > MOST_ROWS) return headings.map(() => null)
  const candidates = headings.map((heading, at) => candidatesOf(rows, heading, floors[at]!))
  const whites = rows.map(({ white }) => white ?? 0).sort((a, b) => a - b)
  const loose = Math.max(1, (whites[Math.floor(whites.length / 2)] ?? 0) * LOOSE)
  const ways = PLACES.map((place) => bestWay(rows, headings, candidates, place, loose))
  return ways.reduce((best, way) => (way.doubt < best.doubt ? way : best)).rows
}

/** The rows where a heading's section may start: below the heading above, and if possible not below its own middle. */
function candidatesOf(rows: readonly Row[], { top, bottom }: RotatedRun, floor: number): (Row | null)[] {
  const below = rows.filter(({ y }) => y > floor + 1)
  const found = [(top + bottom) / 2, bottom]
    .map((limit) => below.filter((row) => row.top <= limit))
    .find(({ length }) => length > 0)
  return found ?? [null]
}

function bestWay(
  rows: readonly Row[],
  headings: readonly RotatedRun[],
  own: readonly (Row | null)[][],
  place: Place,
  loose: number,
): Way {
  // From the last heading up: the start of the next section is the end of this one.
  let below = new Map<Row | null, Way>([[null, { rows: [], doubt: 0 }]])
  for (let at = headings.length - 1; at >= 0; at--) {
    const widest = Math.max(...own[at]!.map((row) => row?.white ?? 0), loose)
    const ways = new Map<Row | null, Way>()
    for (const row of own[at]!) {
      let best: Way | null = null
      for (const [next, way] of below) {
        if (row && next && next.y <= row.y) continue
        const doubt = way.doubt + (row ? doubtOf(row, endAbove(rows, next), headings[at]!, place, widest) : 0)
        if (!best || doubt < best.doubt) best = { rows: [row, ...way.rows], doubt }
      }
      if (best) ways.set(row, best)
    }
    if (ways.size === 0) return { rows: headings.map(() => null), doubt: Infinity }
    below = ways
  }
  return [...below.values()].reduce((best, way) => (way.doubt < best.doubt ? way : best))
}

/** The bottom of the text above a row. */
const endAbove = (rows: readonly Row[], next: Row | null): number =>
  next ? next.top - (next.white ?? 0) : rows.at(-1)!.bottom

/** The doubt, 0-2, about a section with this first row and this end. */
function doubtOf(first: Row, lastBottom: number, heading: RotatedRun, place: Place, widest: number): number {
  const { top, bottom, height } = heading
  // A section is at least as high as its heading is long.
  const end = Math.max(lastBottom, first.top + bottom - top)
  const middle = (top + bottom) / 2
  const off = {
    top: Math.abs(top - first.top),
    // The text of a low section may also be centred.
    middle: Math.min(
      Math.abs(middle - (first.top + end) / 2),
      Math.abs(middle - (first.top + lastBottom) / 2),
    ),
    bottom: Math.abs(bottom - end),
  }[place]
  return off / (off + HALF * height) + 1 - (first.white === null ? UNKNOWN : first.white / widest)
}
