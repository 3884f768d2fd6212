import { joinWords } from './join-words.ts'
import { looseGap } from './line-gaps.ts'
import { growColumns } from './list-columns.ts'
import { findPeriods, isDateOnly } from './periods.ts'
import { hadRoom, type Line, type Piece, type Span } from './text-line.ts'
import { institutionLikeness, organisationLikeness } from './words.ts'

/** The lines of one certification: its name first, then what is said of it. */
export interface CertificationEntry {
  lines: Line[]
  /** A date stood in a column of its own. */
  isDated: boolean
}

/** Gaps from which a line begins something new in any case. */
const WIDE = 2

/** White above what is no part of the list any more. */
const WIDEST = 3.2

/** An item that begins this much further in is one of the item above it, in points. */
const INDENT = 8

/** Lines of one cell stand closer than this. */
const TIGHT = 1.45

const OPEN_END = /[,–—|/(-]\s*$|\s(?:de|en|y|e|del|para|por|con|of|and|la|el|los|las)$/i

const DATE_PART =
  /^(?:\p{L}{3,10}\.?(?:\s(?:de\s)?(?:19|20)\d\d)?|(?:19|20)\d\d|[-–—]|\d{1,2}[/-](?:\d{1,2}[/-])?(?:19|20)?\d\d)$/u

/** The certifications of a section, by bullets, by the look in which each begins, by the white between them, or one a line. */
export function findCertificationEntries(all: readonly Line[]): CertificationEntry[] {
  const dated = withoutDates(joinCells(all))
  const lines = dated.map(({ line }) => line)
  const starts = lines.map((_, index) => index === 0 || isStart(lines, index, dated[index - 1]!.isDated))
  const entries: CertificationEntry[] = []
  for (const [index, { line, isDated }] of dated.entries()) {
    const last = entries.at(-1)
    if (last && !starts[index]) {
      last.lines.push(line)
      last.isDated ||= isDated
    } else entries.push({ lines: [line], isDated })
  }
  return entries
}

/** The rows of a table that names no columns, each a line: what breaks in a cell goes on below it. Other lines come back as they are. */
function joinCells(lines: readonly Line[]): Line[] {
  const [first] = lines
  const { columns, end } = first ? growColumns(lines, 0) : { columns: [], end: 0 }
  const edge = looseGap(lines.slice(1).map(({ gap }) => gap))
  if (columns.length < 3 || end < lines.length || edge === Infinity) return [...lines]
  const rows: Line[] = []
  for (const [index, line] of lines.entries()) {
    const last = rows.at(-1)
    const isWrap = line.gap < edge && line.gap < TIGHT && line.pieces.length < columns.length && !line.isItem
    if (!last || !isWrap || line.page !== lines[index - 1]!.page) {
      rows.push(line)
      continue
    }
    const cells = line.pieces.map((piece) => ({
      piece,
      column: columns.findIndex((one) => one.pieces.includes(piece)),
    }))
    const pieces = last.pieces.map((above) => {
      const column = columns.findIndex((one) => one.pieces.some(({ x, y }) => x === above.x && y === above.y))
      const below = cells.find((cell) => cell.column === column)?.piece
      return below
        ? { ...above, text: joinWords(above.text, below.text), spans: [...above.spans, ...below.spans] }
        : above
    })
    rows[rows.length - 1] = withPieces(last, pieces)
  }
  return rows.every(({ pieces }) => pieces.length === columns.length) ? rows : [...lines]
}

/** The lines without the dates that stand in cells of their own. */
function withoutDates(lines: readonly Line[]): { line: Line; isDated: boolean }[] {
  const columns = new Map<number, Piece[]>()
  for (const { pieces } of lines)
    for (const piece of pieces)
      columns.set(Math.round(piece.x), [...(columns.get(Math.round(piece.x)) ?? []), piece])
  const isDateColumn = (piece: Piece) => {
    const under = columns.get(Math.round(piece.x))!
    return (
      under.length > 1 &&
      under.every(({ text }) => DATE_PART.test(text)) &&
      under.some(({ text }) => isDateOnly(text))
    )
  }
  return lines.map((line) => {
    const rest = line.pieces.filter((piece) => !isDateOnly(piece.text) && !isDateColumn(piece))
    const isDated = rest.length > 0 && rest.length < line.pieces.length
    return { line: isDated ? withPieces(line, rest) : line, isDated }
  })
}

function withPieces(line: Line, pieces: Piece[]): Line {
  return {
    ...line,
    pieces,
    text: pieces.map(({ text }) => text).join('\t'),
    x: pieces[0]!.x,
    right: Math.max(...pieces.map(({ right }) => right)),
  }
}

const look = (span: Span | undefined) =>
  `${Math.round((span?.size ?? 0) * 2)}|${span?.isBold}|${span?.isItalic}`

/** The look in which a line begins. */
const startLook = ({ pieces }: Line) => look(pieces[0]?.spans[0])

const endLook = ({ pieces }: Line) => look(pieces.at(-1)?.spans.at(-1))

const hasDate = ({ text }: Line) => findPeriods(text).length > 0

/** True where a line ends open: with a small word, a sign or a bracket that is not closed. */
export const isOpen = (text: string) => OPEN_END.test(text) || text.lastIndexOf('(') > text.lastIndexOf(')')

/** How much a line reads like whoever gave the certificate. */
const issuerLikeness = (text: string) => Math.max(institutionLikeness(text), organisationLikeness(text))

function isStart(lines: readonly Line[], index: number, isAboveDated: boolean): boolean {
  const [first, above, line] = [lines[0]!, lines[index - 1]!, lines[index]!]
  // Items of items are details: whoever gave the certificate, and when.
  if (line.isItem) return !first.isItem || line.x < first.x + INDENT
  const isSamePage = line.page === above.page
  if (isSamePage && line.gap >= WIDE) return true
  if (isDateOnly(line.text)) return isDateOnly(first.text)
  if (isOpen(above.text)) return false
  if (first.isItem && isSamePage && lines.filter(({ isItem }) => isItem).length > 1) return false
  const loose = looseGap(
    lines.flatMap(({ gap, page }, at) =>
      at > 0 && page === lines[at - 1]!.page && gap < WIDEST ? [gap] : [],
    ),
  )
  const own = startLook(first)
  if (lines.some((other) => startLook(other) !== own)) {
    if (startLook(line) !== own) return isSamePage && line.gap > loose && startLook(above) !== own
    if (startLook(above) !== own || endLook(above) !== startLook(line)) return true
  }
  if (isSamePage && loose < Infinity) return line.gap > loose
  if (startsWithDate(line)) return true
  if (alternates(lines, hasDate)) return index % 2 === 0
  return isAboveDated || !goesOn(above, line)
}

const startsWithDate = ({ text }: Line) => findPeriods(text)[0]?.index === 0

/** Names and, below each, its issuer and date. */
function alternates(lines: readonly Line[], test: (line: Line) => boolean): boolean {
  return (
    lines.length >= 4 &&
    lines.length % 2 === 0 &&
    lines.every((line, index) => test(line) === (index % 2 === 1))
  )
}

/** True where a full line breaks into the next one: not behind its date. */
export function goesOn(above: Line, line: Line): boolean {
  if (isOpen(above.text)) return true
  const closes = findPeriods(above.text).some(({ index, length }) => index + length >= above.text.length - 2)
  return !hadRoom(above, line) && !closes && endLook(above) === startLook(line)
}

/** The lines that hold the name: the first, and those into which it breaks. */
export function nameLines({ lines }: CertificationEntry): Line[] {
  const found = [lines[0]!]
  for (const line of lines.slice(1)) {
    const above = found.at(-1)!
    if (isDateOnly(line.text)) {
      found.push(line)
      continue
    }
    const isIssuer = issuerLikeness(line.text) >= 0.6 && !isOpen(above.text)
    if (line.isItem || !goesOn(above, line) || (isIssuer && hasDate(line) && !hasDate(above))) break
    found.push(line)
  }
  return found
}
