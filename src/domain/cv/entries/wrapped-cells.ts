import { joinWords } from '#domain/cv/layout/join-words.ts'
import { type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'

/** Edges that differ by less are one edge, in points. */
const SAME_EDGE = 3
/** Lines of one cell are nearer than the lines around them, and than this in letter heights. */
const TIGHT = 0.92
const NEAR = 1.4

/** An incomplete name: the rest stands below. */
const OPEN = /(?:\s(?:de|del|la|las|los|el|en|y|e|para|con)|[,–—-])$/iu

/**
 * Joins names that had no room in their cells: 'Hospital Regional de   Abogada de la Oficina de' / 'Huancavelica   Asesoría' above a
 * line with dates is an employer and a post.
 */
export function joinWrappedCells(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const [index, line] of lines.entries()) {
    const above = joined.at(-1)
    const below = lines[index + 1]
    const isTight =
      below !== undefined && line.gap < below.gap * TIGHT && line.gap < (above?.gap ?? 0) * TIGHT
    const whole = above && isTight && isDateOnly(below.text) ? wholeCells(above, line) : null
    if (whole) joined[joined.length - 1] = whole
    else joined.push(line)
  }
  return joined
}

function wholeCells(above: Line, line: Line): Line | null {
  const { pieces } = line
  const isNear = line.page === above.page && line.gap < NEAR && !line.isItem && !above.isItem
  if (!isNear || above.pieces.length !== 2 || pieces.length > 2 || findPeriods(above.text).length > 0)
    return null
  const rests = above.pieces.map((cell) => pieces.find((piece) => isBelow(cell, piece)))
  if (rests.filter((rest) => rest !== undefined).length !== pieces.length) return null
  // If only one goes on, it may be a name of its own.
  const isOpen = pieces.length === 2 || above.pieces.some(({ text }, at) => rests[at] && OPEN.test(text))
  return isOpen
    ? withPieces(
        above,
        above.pieces.map((cell, at) => wholeCell(cell, rests[at])),
      )
    : null
}

/** At the same left or right edge, set alike. */
const isBelow = (cell: Piece, piece: Piece): boolean =>
  (Math.abs(cell.x - piece.x) < SAME_EDGE || Math.abs(cell.right - piece.right) < SAME_EDGE) &&
  Math.abs(cell.size - piece.size) < 0.3 &&
  cell.spans[0]?.isBold === piece.spans[0]?.isBold &&
  cell.spans[0]?.isItalic === piece.spans[0]?.isItalic

const wholeCell = (cell: Piece, rest: Piece | undefined): Piece =>
  rest ? { ...cell, text: joinWords(cell.text, rest.text), spans: [...cell.spans, ...rest.spans] } : cell
