import { joinWords } from '#domain/cv/layout/join-words.ts'
import { labelOf } from '#domain/cv/sections/labels.ts'
import { hadRoom, type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'

/** The maximum distance of the baselines of a label and its value in another size, in letter heights. */
const SAME_ROW = 0.6
/** The maximum distance between lines of one item, in letter heights. */
const TIGHT = 1.8
const SAME_EDGE = 3
/** The digits of a Peruvian phone, with the city code. */
const PHONE_DIGITS = 9

const ADDRESS_AT_END = /(?:\S*@|(?:https?:|www\.|linkedin\.com)\S*)[^\s|,;]*$/i
const NUMBER_AT_END = /[+(\d][\d\s()/-]*$/
const COUNTRY_CODE = /^\s*(?:\+|00)\s?51(?=\D)/
/** Contact data: a row of titles does not continue with it. */
const REACHED = /@|linkedin|\d{3}[\s.-]?\d{3}/
const SEPARATOR = /\s[|·•]\s|;\s/

/**
 * Joins contact text that was broken at a line's end: addresses and numbers in a narrow column, rows of facts on two lines, and a
 * label beside a value in larger letters.
 */
export function joinContactLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (above && isBeside(above, line)) {
      joined[joined.length - 1] = withPieces(line, [...above.pieces, ...line.pieces])
      continue
    }
    const unjoined = line.pieces.filter((piece) => !joinBroken(joined, line, piece))
    if (unjoined.length < line.pieces.length) {
      if (unjoined.length > 0) joined.push(withPieces(line, unjoined))
      continue
    }
    if (above && isOpenRow(above, line))
      joined[joined.length - 1] = withMore(above, above.pieces.length - 1, line)
    else joined.push(line)
  }
  return joined
}

/** A small label left of its larger value. */
const isBeside = (above: Line, line: Line) =>
  line.gap < SAME_ROW &&
  above.pieces.length === 1 &&
  labelOf(above.text) !== null &&
  above.right < line.x &&
  above.page === line.page

/** Joins a piece to the piece of a nearby line above that it continues; false if there is none. */
function joinBroken(joined: Line[], line: Line, piece: Piece): boolean {
  for (let at = joined.length - 1; at >= Math.max(0, joined.length - 3); at--) {
    const broken = brokenPiece(joined[at]!, line, piece)
    if (broken < 0) continue
    joined[at] = withMore(joined[at]!, broken, withPieces(line, [piece]))
    return true
  }
  return false
}

/** The index of the piece above that a single word or number continues; -1 if none. */
function brokenPiece(above: Line, line: Line, piece: Piece): number {
  if (piece.isItem || line.page !== above.page) return -1
  const distance = (line.y - above.y) / line.size
  if (distance <= 0 || distance > TIGHT || Math.abs(line.size - above.size) > 0.3) return -1
  const last = above.pieces.length - 1
  return above.pieces.findIndex((one, index) => {
    // Text after an icon starts a little to its left.
    const isUnder =
      Math.abs(piece.x - one.x) < SAME_EDGE ||
      (last === 0 && Math.abs(piece.x - one.x) < line.size * 1.5) ||
      // Centred in the line, or at its right end.
      Math.abs(piece.x + piece.right - one.x - one.right) < SAME_EDGE * 2 ||
      Math.abs(piece.right - one.right) < SAME_EDGE ||
      (index === last && piece === line.pieces[0] && Math.abs(piece.x - above.x) < SAME_EDGE)
    const isFull = one.right > above.columnRight - above.size * 1.2 || /[-./@_]$/.test(one.text)
    // Too short to be a value of its own.
    const isRest = /^\d[\d\s]{0,6}$|^\p{Ll}{1,3}$/u.test(piece.text)
    const isOneOfMany = index > 0 && Math.abs(piece.x - one.x) < SAME_EDGE
    return (
      isUnder &&
      (isFull || isRest || isOneOfMany || !hadRoom(above, withPieces(line, [piece]))) &&
      goesOn(one.text, piece.text)
    )
  })
}

function goesOn(above: string, below: string): boolean {
  if (/\p{Ll}-$/u.test(above) && /^\p{Ll}+$/u.test(below)) return true
  if (ADDRESS_AT_END.test(above))
    return (
      // A bare number is a phone, unless the address above is clearly incomplete.
      (/\p{L}/u.test(below) || /[-/_.]$/.test(above)) &&
      /^[\p{Ll}\d._%/-]+(?:\s*\(LinkedIn\))?$/u.test(below) &&
      !/^(?:https?:|www\.|\w*\.?linkedin)/.test(below)
    )
  const digits = (text: string) => text.replace(/\D/g, '').length
  if (!/^\d[\d\s-]*$/.test(below)) return false
  const number = NUMBER_AT_END.exec(above)?.[0].split('/').at(-1)?.replace(COUNTRY_CODE, '') ?? ''
  // Together they are a complete number.
  return /\/\s*$/.test(above)
    ? digits(below) >= 6
    : digits(number) > 0 && digits(number) + digits(below) === PHONE_DIGITS
}

/** A row of facts that filled its line, or that ends with a separator. */
function isOpenRow(above: Line, line: Line): boolean {
  if (line.page !== above.page || line.gap > TIGHT || line.isItem || Math.abs(line.size - above.size) > 0.3)
    return false
  if (!SEPARATOR.test(above.text) || labelOf(line.pieces[0]!.text) !== null) return false
  return (
    /[|·•:,]\s*$/.test(above.text) ||
    (REACHED.test(above.text) && SEPARATOR.test(line.text) && !hadRoom(above, line))
  )
}

function withMore(above: Line, at: number, below: Line): Line {
  const [first, ...rest] = below.pieces
  const piece = above.pieces[at]!
  // An address that ends with such a sign is incomplete, whatever follows its rest.
  const isAddress =
    ADDRESS_AT_END.test(piece.text) && (/[-/_@]$/.test(piece.text) || goesOn(piece.text, first!.text))
  const more: Piece = {
    ...piece,
    text: isAddress ? piece.text + first!.text : joinWords(piece.text, first!.text),
    spans: [...piece.spans, ...first!.spans],
    right: Math.max(piece.right, first!.right),
  }
  const pieces = above.pieces.with(at, more)
  return { ...withPieces(above, [...pieces, ...rest]), y: below.y, right: below.right }
}
