import type { Evidence } from '#domain/cv/cv.ts'

/** Letters of one style without a wide gap between them. Lengths in points. */
export interface Span {
  text: string
  x: number
  right: number
  y: number
  size: number
  font: string
  isBold: boolean
  isItalic: boolean
  page: number
}

/** Spans on one baseline up to the next wide gap: one visual item. */
export interface Piece {
  spans: Span[]
  text: string
  x: number
  right: number
  y: number
  size: number
  page: number
  /** A bullet or an icon stands before it. */
  isItem: boolean
}

/** A line of one column. */
export interface Line {
  pieces: Piece[]
  /** Pieces are separated by a tab. */
  text: string
  x: number
  right: number
  y: number
  size: number
  font: string
  page: number
  isItem: boolean
  isBold: boolean
  isItalic: boolean
  isCapitals: boolean
  /** The distance from the baseline above, in letter heights of this line; Infinity at the top of a column. */
  gap: number
  /** The right end of the longest line of its column. */
  columnRight: number
}

/** A line with other pieces, at least one; its size and weight stay the same. */
export const withPieces = (line: Line, pieces: Piece[]): Line => ({
  ...line,
  pieces,
  text: pieces.map(({ text }) => text).join('\t'),
  x: pieces[0]!.x,
})

/** The average width of a letter, as a share of the font size. */
const LETTER_WIDTH = 0.5

/** True if the first word of the next line would fit on this one: the line break was intended. */
export function hadRoom(line: Line, next: Line): boolean {
  // A word hyphenated at the line's end did not fit.
  if (/\p{Ll}-$/u.test(line.text)) return false
  const [word = ''] = next.text.split(/\s/)
  return line.right + (word.length * LETTER_WIDTH + 0.25) * line.size <= line.columnRight
}

/** The maximum length of an evidence text, in characters: enough to find the place again. */
const LONGEST_EVIDENCE = 300

/** The position and text of some pieces. */
export function evidenceOf(
  parts: readonly Pick<Piece, 'page' | 'x' | 'right' | 'y' | 'size' | 'text'>[],
): Evidence[] {
  const pages = Map.groupBy(parts, ({ page }) => page)
  return [...pages].map(([page, onPage]) => {
    const left = Math.min(...onPage.map(({ x }) => x))
    const top = Math.min(...onPage.map(({ y, size }) => y - size))
    const right = Math.max(...onPage.map((part) => part.right))
    const bottom = Math.max(...onPage.map(({ y, size }) => y + size * 0.25))
    return {
      page,
      box: { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) },
      text: wordsOf(onPage),
    }
  })
}

function wordsOf(parts: readonly Pick<Piece, 'text'>[]): string {
  let words = ''
  for (const { text } of new Set(parts)) {
    words += words === '' ? text : ` ${text}`
    if (words.length > LONGEST_EVIDENCE) return `${words.slice(0, LONGEST_EVIDENCE - 1)}…`
  }
  return words
}

const round = (points: number) => Math.round(points * 10) / 10
