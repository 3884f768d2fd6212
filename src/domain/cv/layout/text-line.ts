import type { Evidence } from '#domain/cv/cv.ts'

/** Letters of one look with no wide gap between them. Lengths in points. */
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

/** Spans on one baseline up to the next wide gap: what the eye takes as one item. */
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
  /** Pieces are parted by a tab. */
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
  /** From the baseline above, in heights of this line's letters; Infinity at the top of a column. */
  gap: number
  /** Where the longest line of its column ends. */
  columnRight: number
}

/** A line with other pieces, at least one; all that follows from its letters (its size, its weight) stays as it was. */
export const withPieces = (line: Line, pieces: Piece[]): Line => ({
  ...line,
  pieces,
  text: pieces.map(({ text }) => text).join('\t'),
  x: pieces[0]!.x,
})

/** A letter's width as a share of the font's size, on average. */
const LETTER_WIDTH = 0.5

/** True when the first word of the next line would have had room on this one: then the line was ended on purpose. */
export function hadRoom(line: Line, next: Line): boolean {
  // A word that is broken at the line's end had none.
  if (/\p{Ll}-$/u.test(line.text)) return false
  const [word = ''] = next.text.split(/\s/)
  return line.right + (word.length * LETTER_WIDTH + 0.25) * line.size <= line.columnRight
}

/** Of what a place says, in characters: enough to find it again. */
const LONGEST_EVIDENCE = 300

/** Where some pieces stand, and what they say. */
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
