import { issuerLikeness, opensItem } from './certification-items.ts'
import { isAside } from './certification-name.ts'
import { labelOf } from '#domain/cv/sections/labels.ts'
import { findPeriods } from '#domain/cv/dates/found-periods.ts'
import { hadRoom, type Line, type Piece } from '#domain/cv/layout/text-line.ts'

/** A row of a table without column names: its name cell. */
export interface CellRow {
  name: Piece[]
  /** Its date has a separate cell. */
  isDated: boolean
  /** Its issuer has a separate cell. */
  hasIssuer: boolean
}

/** Left edges that differ by less, in points, are one column. */
const SAME_EDGE = 4

/**
 * The rows of a list with columns of names and issuers; null for any other list. Column names may be unknown words: they are
 * recognised by their style.
 */
export function cellsOf(source: readonly Line[]): CellRow[] | null {
  const lines = withoutHead(source)
  const rows = lines.filter((line) => texts(line).length > 1)
  const single = lines.filter(({ pieces }) => pieces.length > 1 && !rows.some((row) => row.pieces === pieces))
  if (rows.length < 1 || rows.length < lines.length / 3) return null
  const edge = nameEdge(rows)
  if (edge === null) return null
  const isNamed = (piece: Piece) => Math.abs(piece.x - edge) < SAME_EDGE
  if (!single.every((line) => texts(line).every(isNamed))) return null
  const found: CellRow[] = []
  for (const [index, line] of lines.entries()) {
    const cell = line.pieces.find(isNamed)
    if (!cell) continue
    const above = lines[index - 1]
    const last = found.at(-1)
    const isRest = last && above && line.pieces.length === 1 && goesOn(above, last.name.at(-1)!, line, lines)
    if (isRest) last.name.push(cell)
    else
      found.push({
        name: [cell],
        hasIssuer: texts(line).length > 1,
        isDated: line.pieces.some((piece) => piece !== cell && findPeriods(piece.text).length > 0),
      })
  }
  return found
}

const texts = ({ pieces }: Line) => pieces.filter(({ text }) => !isAside(text) && /\p{L}{2}/u.test(text))

/** A cell continues below if its first word did not fit, or if its lines are closer than rows. */
function goesOn(above: Line, cell: Piece, line: Line, lines: readonly Line[]): boolean {
  if (line.isItem || line.page !== above.page || line.gap > 1.8) return false
  if (/^\p{Ll}/u.test(line.text)) return true
  if (opensItem(line.text)) return false
  // The cell ends before the next column.
  const right = Math.min(
    ...lines.flatMap(({ pieces }) =>
      pieces.filter(({ x }) => x > cell.x + SAME_EDGE).map(({ x }) => x - cell.size),
    ),
  )
  const rowGaps = lines
    .filter(({ pieces, gap }) => pieces.length > 1 && Number.isFinite(gap))
    .map(({ gap }) => gap)
  const isCloser = rowGaps.length > 1 && line.gap < Math.min(...rowGaps.slice(1)) * 0.87
  return isCloser || !hadRoom({ ...above, text: cell.text, right: cell.right, columnRight: right }, line)
}

/** The left edge where all rows have text: of two, that of the names, not of the issuers. */
function nameEdge(rows: readonly Line[]): number | null {
  const edges = texts(rows[0]!)
    .map(({ x }) => x)
    .filter((x) => rows.every((row) => texts(row).some((piece) => Math.abs(piece.x - x) < SAME_EDGE)))
  const likeness = (edge: number) => {
    const cells = rows.map((row) => row.pieces.find(({ x }) => Math.abs(x - edge) < SAME_EDGE)!.text)
    return cells.reduce((sum, text) => sum + issuerLikeness(text), 0) / cells.length
  }
  const [first, second] = edges
  if (first === undefined) return null
  return second !== undefined && rows.length > 1 && likeness(first) >= 0.6 && likeness(second) < 0.3
    ? second
    : first
}

/** Without the line of column names and its continuation on adjacent lines. */
function withoutHead(lines: readonly Line[]): readonly Line[] {
  const at = lines
    .slice(0, 2)
    .findIndex(({ pieces }) => pieces.length > 1 && pieces.some(({ text }) => labelOf(text) !== null))
  if (at < 0) return lines
  const head = lines[at]!
  return lines.filter(
    (line, index) => index > at && !(line.gap < 0.9 && line.isBold === head.isBold && index === at + 1),
  )
}
