import { findRegions, type Region } from '#domain/cv/layout/columns.ts'
import { findLines } from '#domain/cv/layout/lines.ts'
import type { PageText, TextLink, TextRun, RotatedRun } from '#domain/cv/layout/page-text.ts'
import { findPieces } from '#domain/cv/layout/pieces.ts'
import type { Line, Piece } from '#domain/cv/layout/text-line.ts'

/** The look of a run; by default its width depends on its letters. Lengths in points. */
export interface Look {
  bold?: boolean
  italic?: boolean
  size?: number
  font?: string
  width?: number
}

/** The average letter's width as a share of the font size. */
const LETTER_WIDTH = 0.5
const LEADING = 14

/** The look of section headings in the pages of the tests. */
export const headingLook: Look = { bold: true, size: 12 }

/** Text at a position of the page. `y` is the baseline; the origin is the top left corner. */
export function run(text: string, x: number, y: number, look: Look = {}): TextRun {
  const { bold = false, italic = false, size = 10 } = look
  return {
    text,
    x,
    y,
    width: look.width ?? text.length * size * LETTER_WIDTH,
    height: size,
    font: look.font ?? (bold ? 'Lato-Bold' : 'Lato-Regular'),
    isBold: bold,
    isItalic: italic,
  }
}

/** Text that runs up or down the page, starting at `y`; its box starts at `x`. */
export function turnedRun(text: string, x: number, y: number, isDown = false, look: Look = {}): RotatedRun {
  const { width, height, font, isBold, isItalic } = run(text, x, y, look)
  const [top, bottom] = isDown ? [y, y + width] : [y - width, y]
  return { text, height, font, isBold, isItalic, left: x, right: x + height, top, bottom, isDown }
}

/** An A4 page. */
export const page = (
  runs: readonly TextRun[],
  links: readonly TextLink[] = [],
  rotated: readonly RotatedRun[] = [],
): PageText => ({
  width: 595,
  height: 842,
  runs: [...runs],
  rotated: [...rotated],
  links: [...links],
})

/** Lines of one look, one below the other from `y` on; an empty text leaves a blank line. */
export const stack = (texts: readonly string[], x: number, y: number, look: Look = {}): TextRun[] =>
  texts.flatMap((text, index) => (text === '' ? [] : [run(text, x, y + index * LEADING, look)]))

/** The cells of a row, each at the left edge of its column; an empty cell is left out. */
export const row = (
  cells: readonly string[],
  edges: readonly number[],
  y: number,
  look: Look = {},
): TextRun[] => cells.flatMap((text, index) => (text === '' ? [] : [run(text, edges[index]!, y, look)]))

/** The pieces of a page with these runs. */
export const piecesOf = (runs: readonly TextRun[]): Piece[] => findPieces(page(runs), 1)

/** The lines of a page with horizontal text. */
export const linesOf = (runs: readonly TextRun[]): Line[] => findLines(piecesOf(runs))

/** The columns of a page with these runs. */
export const regionsOf = (runs: readonly TextRun[]): Region[] => findRegions([piecesOf(runs)])

/** The lines of a text in one look, one below the other; a blank line is white space. */
export const textLines = (text: string, look: Look = {}): Line[] =>
  linesOf(stack(text.split('\n'), 40, 60, look))
