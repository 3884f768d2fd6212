import { isDateOnly } from '#domain/cv/names/periods.ts'
import type { Line, Piece } from './text-line.ts'

/** Lines of one text are not further apart than this, as a share of the section's tightest. */
export const TIGHT = 1.2

/** The smallest distance of the section's lines, in heights of their letters. */
export function tightest(lines: readonly Line[]): number {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap >= 0.9 && Number.isFinite(gap))
  return Math.min(...gaps)
}

/** Names and dates in columns of their own stand closer than this, in heights of the letters. */
const NARROW = 4
/** So many lines below a date still stand in the column of its names. */
const MOST_BELOW = 2

/**
 * Where each piece of each line has to end: its column's edge, or the piece beside it. In a table the names' own column ends before that
 * of the dates: where the longest of them does.
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
  // Where one of them broke for sure, another had no more room than that.
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
 * Where the lines of the section end, if that is before its column does: lines that go on in small letters have broken there. Something
 * wider above or below, like a line of contact data, made the column wider than the text in it. Null: where the column ends.
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
  // Nothing broke, and nothing is long: whatever the lines fill, it is no column.
  if (broken === 0 && longest < SHORTEST_FILLED) return Infinity
  return early >= 2 && early > broken / 2 ? Math.max(...lines.map(({ right }) => right)) : null
}

/** A shorter line fills no column: names below each other are no paragraph. */
const SHORTEST_FILLED = 25

/** A small word that no name ends with. */
const SMALL_END = /\s(?:de|del|y|en|la|el|los|las|e|and|of|the|para|con)$/i

/** What a cell or a column may keep free at its end, in heights of the letters. */
const PADDING = 0.6

/** True when the first word of the next line would have had room before the limit: then the line was ended on purpose. */
export function hasRoomFor(piece: Piece, next: Piece, limit: number): boolean {
  if (/\p{Ll}-$/u.test(piece.text)) return false
  return piece.right + wordWidth(next) + PADDING * next.size <= limit
}

/** How wide a space and the first word of a text are. */
function wordWidth({ text, x, right }: Piece): number {
  const [word = ''] = text.split(/\s/)
  return (word.length + 0.5) * ((right - x) / Math.max(1, text.length))
}
