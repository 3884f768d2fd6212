import type { PageText } from './page-text.ts'
import type { Piece } from './text-line.ts'

/** The share of a page's height, at its top and bottom, for headers and footers. */
const BAND = 0.09
const PAGE_NUMBER = /^(?:p[aá]g(?:ina|\.)?|page|hoja)?\s*\d{1,2}\s*(?:(?:\/|-|de|of)\s*\d{1,2})?$/i

/** The pieces of each page without page numbers and without repeated headers and footers, which are read on the first page only. */
export function dropRunningLines(pages: readonly PageText[], pieces: readonly Piece[][]): Piece[][] {
  const isInBand = ({ y }: Piece, page: number) => {
    const { height } = pages[page]!
    return y < height * BAND || y > height * (1 - BAND)
  }
  // A page number is ignored in repeated text ('Ana Ríos - 2'); bare numbers and dates are not compared.
  const key = ({ text, x, y }: Piece) =>
    /\p{L}{3}/u.test(text) ? `${text.replace(/\d+/g, '#')}|${Math.round(x / 20)}|${Math.round(y / 4)}` : ''
  // A footer with page numbers, and the lines next to it, are dropped on the first page too.
  const isFooter = (piece: Piece, page: number) =>
    piece.y > pages[page]!.height * (1 - BAND) && !/@|https?:|www\.|\d[\d ]{5}/.test(piece.text)
  const footers = pieces.flatMap((onPage, page) =>
    onPage.filter((piece) => isFooter(piece, page)).map((piece) => `${page}|${key(piece)}`),
  )
  const comesBack = (piece: Piece, page: number) =>
    key(piece) !== '' &&
    footers.some((footer) => footer.endsWith(`|${key(piece)}`) && !footer.startsWith(`${page}|`))
  const seen = new Set<string>()
  return pieces.map((onPage, page) => {
    const own = onPage.filter((piece) => {
      if (!isInBand(piece, page)) return true
      const isNumber = PAGE_NUMBER.test(piece.text) && piece.text.length < 20
      const counts = (other: Piece) =>
        key(other).includes('#') && Math.abs(other.y - piece.y) < other.size * 2
      if (isFooter(piece, page) && comesBack(piece, page) && onPage.some(counts)) return false
      return !(isNumber && pages.length > 1) && !(key(piece) !== '' && seen.has(key(piece)))
    })
    for (const piece of onPage) if (isInBand(piece, page)) seen.add(key(piece))
    return own
  })
}
