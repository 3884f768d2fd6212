import type { PageText } from './page-text.ts'
import type { Piece } from './text-line.ts'

/** The part of a page's height, at its top and at its bottom, where headers and footers stand. */
const BAND = 0.09
const PAGE_NUMBER = /^(?:p[aá]g(?:ina|\.)?|page|hoja)?\s*#+\s*(?:(?:\/|-|de|of)\s*#+)?$/i

/** The pieces of each page without page numbers and without what a header or footer repeats: it is read on the first page only. */
export function dropRunningLines(pages: readonly PageText[], pieces: readonly Piece[][]): Piece[][] {
  const isInBand = ({ y }: Piece, page: number) => {
    const { height } = pages[page]!
    return y < height * BAND || y > height * (1 - BAND)
  }
  const key = ({ text, x }: Piece) => `${text.replace(/\d+/g, '#')}|${Math.round(x / 20)}`
  const seen = new Set<string>()
  return pieces.map((onPage, page) => {
    const own = onPage.filter((piece) => {
      if (!isInBand(piece, page)) return true
      const isNumber = PAGE_NUMBER.test(piece.text.replace(/\d+/g, '#')) && piece.text.length < 20
      return !(isNumber && pages.length > 1) && !seen.has(key(piece))
    })
    for (const piece of onPage) if (isInBand(piece, page)) seen.add(key(piece))
    return own
  })
}
