import { headingKind } from '#domain/cv/sections/headings.ts'
import { joinWords } from './join-words.ts'
import { labelOf } from '#domain/cv/sections/labels.ts'
import { type Line, type Piece, withPieces } from './text-line.ts'

/** Left edges that differ by less are one column. */
const SAME_EDGE = 2
/** The maximum distance between lines of one label, in letter heights. */
const TIGHT = 1.5
const FEWEST = 3
/** The maximum number of lines before a table: name, title, contact. */
const MOST_BEFORE = 12
/** The maximum distance of a label from the middle of its cell, in letter heights. */
const OFF_CENTRE = 0.35

interface Label {
  pieces: Piece[]
  middle: number
}

/**
 * In a table with vertically centred cells a label stands beside the middle of its value. This moves it up to the value's first
 * line. Lines of other layouts are unchanged.
 */
export function raiseCentredLabels(lines: readonly Line[]): Line[] {
  const edge = valueEdge(lines)
  if (edge === null) return [...lines]
  const isLeft = (piece: Piece) => piece.x < edge - SAME_EDGE && piece.right < edge + SAME_EDGE
  const isRow = ({ pieces }: Line) => pieces.every((piece) => isLeft(piece) || piece.x >= edge - SAME_EDGE)
  for (const [from, line] of lines.entries()) {
    if (from > MOST_BEFORE || !isRow(line)) continue
    const across = lines.findIndex(
      (other, index) => index > from && (!isRow(other) || other.page !== line.page),
    )
    const rows = lines.slice(from, across < 0 ? lines.length : across)
    const raised = raiseLabels(rows, isLeft)
    if (raised) return [...lines.slice(0, from), ...raised, ...lines.slice(from + rows.length)]
  }
  return [...lines]
}

/** The rows with their labels moved up; null if the labels are not centred. */
function raiseLabels(rows: readonly Line[], isLeft: (piece: Piece) => boolean): Line[] | null {
  const labels = findLabels(rows.flatMap(({ pieces }) => pieces.filter(isLeft)))
  const values = rows.flatMap((line) => {
    const pieces = line.pieces.filter((piece) => !isLeft(piece))
    return pieces.length > 0 ? [{ line, pieces }] : []
  })
  const tops = findTops(
    labels,
    values.map(({ line }) => line),
  )
  return (
    tops &&
    values.map(({ line, pieces }) => {
      const label = labels[tops.indexOf(line)]
      return withPieces(line, label ? [joined(label), ...pieces] : pieces)
    })
  )
}

/** The left edge of most values; null without a column of labels before them. */
function valueEdge(lines: readonly Line[]): number | null {
  const counts = new Map<number, number>()
  for (const { pieces } of lines) {
    const x = Math.round(pieces.at(-1)!.x)
    counts.set(x, (counts.get(x) ?? 0) + 1)
  }
  const [edge, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  return count >= FEWEST * 2 && lines.some(({ pieces }) => pieces[0]!.right < edge) ? edge : null
}

/** Joins the lines of multi-line labels. */
function findLabels(pieces: readonly Piece[]): Label[] {
  const labels: Piece[][] = []
  for (const piece of pieces) {
    const last = labels.at(-1)?.at(-1)
    if (last && piece.y - last.y < TIGHT * piece.size) labels.at(-1)!.push(piece)
    else labels.push([piece])
  }
  return labels.map((own) => ({ pieces: own, middle: (own[0]!.y + own.at(-1)!.y) / 2 }))
}

const isKnown = (text: string) => headingKind(text) !== null || labelOf(text) !== null

/** The first line of each label's value; null unless every label is centred beside its value. */
function findTops(labels: readonly Label[], values: readonly Line[]): Line[] | null {
  const known = labels.filter(({ pieces }) => isKnown(pieces.map(({ text }) => text).join(' ')))
  if (labels.length < FEWEST || known.length < labels.length / 2) return null
  const tops: Line[] = []
  let at = 0
  let tall = 0
  for (const { middle, pieces } of labels) {
    const top = values[at]
    if (!top || top.y > middle + OFF_CENTRE * pieces[0]!.size) return null
    // A label beside a line with more white space above it stands at the top of its value.
    const beside = values.findIndex(({ y }) => Math.abs(y - middle) < OFF_CENTRE * pieces[0]!.size)
    if (beside > at && whiteAbove(values, beside) > whiteAbove(values, at) * APART) return null
    const bottom = 2 * middle - top.y
    const last = values.findLastIndex(
      ({ y }, index) => index >= at && Math.abs(y - bottom) <= 2 * OFF_CENTRE * pieces[0]!.size,
    )
    if (last < 0) return null
    if (last > at) tall++
    tops.push(top)
    at = last + 1
  }
  return at === values.length && tall >= 2 ? tops : null
}

/** The distance of a line from the one above. */
const whiteAbove = (lines: readonly Line[], at: number) => lines[at]!.y - (lines[at - 1]?.y ?? -Infinity)

function joined({ pieces }: Label): Piece {
  const [first, ...others] = pieces
  return {
    ...first!,
    text: pieces.map(({ text }) => text).reduce(joinWords),
    spans: [...first!.spans, ...others.flatMap(({ spans }) => spans)],
    right: Math.max(...pieces.map(({ right }) => right)),
  }
}

/** The maximum distance of a margin heading below the first line of its text, in letter heights. */
const LATE = 1.6
/** The minimum ratio of the white space above a text to the space between its lines. */
const APART = 1.3

/**
 * Moves margin headings up to the first line of their text if they are slightly lower (cells with a table inside, another font
 * size). Lines of other layouts are unchanged.
 */
export function raiseLateHeadings(lines: readonly Line[]): Line[] {
  const raised = [...lines]
  for (const [index, line] of lines.entries()) {
    const [heading, ...rest] = line.pieces
    const above = lines[index - 1]
    if (!above || above.page !== line.page || headingKind(heading!.text) === null) continue
    const isBeside = above.x > heading!.right && heading!.y - above.y < LATE * heading!.size
    const isApart = rest.length === 0 || rest[0]!.x > heading!.right + heading!.size
    const isOpening = rest.length > 0 && opensText(lines, index, rest[0]!)
    if (!isBeside || !isApart || isOpening || !opensText(lines, index - 1, above.pieces[0]!)) continue
    raised[index - 1] = withPieces(above, [heading!, ...above.pieces])
    raised[index] = rest.length > 0 ? withPieces(line, rest) : { ...line, pieces: [] }
  }
  return raised.filter(({ pieces }) => pieces.length > 0)
}

/** True for a line with another style than the line above in its column, or further from that than from the next. */
function opensText(lines: readonly Line[], index: number, { x, y, size, page }: Piece): boolean {
  const inColumn = (line: Line) =>
    line.page === page ? line.pieces.find((piece) => piece.x >= x - SAME_EDGE) : undefined
  const before = lines.slice(0, index).findLast(inColumn)
  const next = lines.slice(index + 1).find(inColumn)
  const [above, below] = [before && inColumn(before), next && inColumn(next)]
  if (!above || above.size !== size) return true
  return y - above.y > (below ? below.y - y : size * TIGHT) * APART
}
