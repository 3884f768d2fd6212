import { isDateOnly } from '#domain/cv/dates/found-periods.ts'
import type { Line, Piece } from './text-line.ts'

/** The maximum distance of lines of one text, as a multiple of the section's smallest. */
export const TIGHT = 1.2

/** The smallest line distance of the section, in letter heights. */
export function tightest(lines: readonly Line[]): number {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap >= 0.9 && Number.isFinite(gap))
  return Math.min(...gaps)
}

/** The maximum gap between separate columns of names and dates, in letter heights. */
const NARROW = 4
/** The maximum number of lines below a date that are still in the column of its names. */
const MOST_BELOW = 2

/**
 * The right limit of each piece of each line: its column's edge, or the piece beside it. In a table the column of names ends before
 * the dates: at the end of the longest name.
 */
export function limitsOf(lines: readonly Line[], tight: number): (line: Line, piece: number) => number {
  const ownEdge = findOwnEdge(lines, tight)
  const isPair = ({ pieces }: Line) =>
    pieces.length === 2 && !isDateOnly(pieces[0]!.text) && isDateOnly(pieces[1]!.text)
  const pairs = lines.filter(isPair)
  const edge = Math.min(...pairs.map(({ pieces }) => pieces[1]!.x))
  const isName = (line: Line, index: number) =>
    line.pieces.length === 1 &&
    line.pieces[0]!.right < edge &&
    lines.slice(Math.max(0, index - MOST_BELOW), index).some((above) => isPair(above) && above.x === line.x)
  const names = lines.filter((line, index) => isPair(line) || isName(line, index))
  const longest = Math.max(...names.map(({ pieces }) => pieces[0]!.right))
  const isNarrow = pairs.length >= 2 && longest < edge && edge - longest < NARROW * pairs[0]!.size
  // If one certainly broke, the others had no more room than that one.
  const broken = lines.flatMap((line, index) => {
    const above = lines[index - 1]
    const [first] = line.pieces
    const isPart =
      above && names.includes(above) && first && first.right < edge && SMALL_END.test(above.pieces[0]!.text)
    return isPart ? above.pieces[0]!.right + wordWidth(first) : []
  })
  const most = Math.max(longest, Math.min(...broken))
  return (line, at) => {
    const next = line.pieces[at + 1]
    const beside = next ? next.x - line.size * 0.8 : (ownEdge ?? line.columnRight)
    if (!names.includes(line)) return beside
    return Math.min(beside, most, isNarrow ? longest : Infinity)
  }
}

/**
 * The right edge of the section's lines, if it is left of the column's edge: lines that continue in lower case broke there. Wider
 * text above or below, such as contact data, made the column wider than this section. Null: the column's edge.
 */
function findOwnEdge(lines: readonly Line[], tight: number): number | null {
  let [broken, early] = [0, 0]
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (!above || !/^\p{Ll}/u.test(line.text) || line.isItem || above.page !== line.page) continue
    if (line.gap > tight * TIGHT || above.pieces.length > 1 || above.size !== line.size) continue
    broken++
    if (hasRoomFor(above.pieces[0]!, line.pieces[0]!, above.columnRight)) early++
  }
  const longest = Math.max(...lines.map(({ text }) => text.length))
  // No break and no long line: the lines do not fill a column.
  if (broken === 0 && longest < SHORTEST_FILLED) return Infinity
  return early >= 2 && early > broken / 2 ? Math.max(...lines.map(({ right }) => right)) : null
}

/** Shorter lines do not fill a column: a list of names is not a paragraph. */
const SHORTEST_FILLED = 25

/** A small word that never ends a name. */
const SMALL_END = /\s(?:de|del|y|en|la|el|los|las|e|and|of|the|para|con)$/i

/** The free space at the end of a cell or a column, in letter heights. */
const PADDING = 0.6

/** True if the first word of the next line would fit before the limit: the line break was intended. */
export function hasRoomFor(piece: Piece, next: Piece, limit: number): boolean {
  if (/\p{Ll}-$/u.test(piece.text)) return false
  return piece.right + wordWidth(next) + PADDING * next.size <= limit
}

/** The width of a space and the first word of a text. */
function wordWidth({ text, x, right }: Piece): number {
  const [word = ''] = text.split(/\s/)
  return (word.length + 0.5) * ((right - x) / Math.max(1, text.length))
}
