import { SAME_BASELINE } from './pieces.ts'
import type { Line, Piece, Span } from './text-line.ts'

const isCapitals = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length > 2 && letters.every((letter) => letter === letter.toUpperCase())
}

/** Groups the pieces of a column into lines. */
export function findLines(pieces: readonly Piece[]): Line[] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    const first = row?.[0]
    const isSame =
      first &&
      (piece.y - first.y <= SAME_BASELINE * Math.min(first.size, piece.size) ||
        (isWithin(first, piece) && row.every((other) => isBeside(other, piece))))
    if (isSame) row.push(piece)
    else rows.push([piece])
  }
  const lines: Line[] = []
  for (const row of rows)
    lines.push(
      makeLine(
        row.toSorted((a, b) => a.x - b.x),
        lines.at(-1),
      ),
    )
  const columnRight = Math.max(...lines.map(({ right }) => right))
  for (const line of lines) line.columnRight = columnRight
  return lines
}

/** True if small letters stand within the height of large ones: text at the top of its box, beside a name on the same row. */
const isWithin = (small: Piece, large: Piece) =>
  small.y - small.size >= large.y - large.size - ROUNDING && large.size < MUCH_LARGER * small.size

const ROUNDING = 0.5
/** Such letters are a title with a text of several lines beside it. */
const MUCH_LARGER = 1.8

const isBeside = (one: Piece, other: Piece) => one.right <= other.x || other.right <= one.x

function makeLine(pieces: Piece[], above: Line | undefined): Line {
  const spans = pieces.flatMap((piece) => piece.spans)
  const letters = spans.reduce((sum, { text }) => sum + text.length, 0)
  const share = (test: (span: Span) => boolean) =>
    spans.reduce((sum, span) => sum + (test(span) ? span.text.length : 0), 0) / letters
  const widest = spans.reduce((best, span) => (span.text.length > best.text.length ? span : best))
  const first = pieces[0]!
  const text = pieces.map((piece) => piece.text).join('\t')
  return {
    pieces,
    text,
    x: first.x,
    right: Math.max(...pieces.map(({ right }) => right)),
    y: first.y,
    size: widest.size,
    font: widest.font,
    page: first.page,
    isItem: first.isItem,
    isBold: share((span) => span.isBold) > 0.6,
    isItalic: share((span) => span.isItalic) > 0.6,
    isCapitals: isCapitals(text),
    columnRight: 0,
    gap: above && above.page === first.page ? (first.y - above.y) / widest.size : Infinity,
  }
}
