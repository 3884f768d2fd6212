import { joinWords } from '#domain/cv/layout/join-words.ts'
import { type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { endsWithMonth, findPeriods, isDateOnly, isOpen, isRange } from '#domain/cv/dates/found-periods.ts'

/** The distance to the next line of one column of dates, in letter heights. */
const NEXT_LINE = 1.8
const SAME_EDGE = 3
const LONGEST = 30
/** 'Enero' / 'de 2012' / 'a febrero' / 'de 2015': no period takes more lines. */
const MOST_LINES = 7

const OPENS = /^(?:desde|del?|from)$/i

/**
 * The pieces below a piece that complete its period in a narrow column: one below the other at one edge, and together with it one
 * period and nothing else.
 */
export function dateStack(piece: Piece, below: readonly Line[]): Piece[] {
  if (!mayStart(piece.text) || findPeriods(piece.text).some((own) => isRange(own) && !isOpen(own))) return []
  let text = piece.text
  let last = piece
  const stack: Piece[] = []
  let whole: Piece[] = []
  for (const line of below) {
    const next = line.pieces.find((other) => isNext(piece, last, other))
    if (!next) continue
    if (next.text.length > LONGEST || stack.length >= MOST_LINES - 1) break
    text = joinWords(text, next.text)
    last = next
    stack.push(next)
    const periods = isDateOnly(text) ? findPeriods(text) : null
    if (periods?.length === 1 && (periods.some(isRange) || whole.length === 0)) whole = [...stack]
  }
  return isDateOnly(piece.text) && !isRangeText([piece, ...whole]) ? [] : whole
}

/** A date, or the beginning of one. */
const mayStart = (text: string) =>
  text.length <= LONGEST &&
  (isDateOnly(text) || endsWithMonth(foldLetters(text)) || OPENS.test(text) || OPEN_WORD.test(text))

/** 'Enero de', 'setiem-'. */
const OPEN_WORD = /^(?:desde )?\p{L}+(?:\.? del?|-)$/iu

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).reduce(joinWords)
const isRangeText = (pieces: readonly Piece[]) => findPeriods(textOf(pieces)).some(isRange)

/** Directly below, at the left or right edge of the first, and on the same page. */
const isNext = (first: Piece, above: Piece, piece: Piece) =>
  piece.page === above.page &&
  piece.y > above.y &&
  piece.y - above.y < NEXT_LINE * Math.max(above.size, piece.size) &&
  (Math.abs(piece.x - first.x) < SAME_EDGE || Math.abs(piece.right - first.right) < SAME_EDGE)

/** Words between two dates, or between a month and its year. */
const DATE_JOINT = /^(?:(?:desde|hasta|al?|del?|to|from|la)(?: (?:la|el))?|[-–—])$/i
/** A wider gap separates columns, in letter heights. */
const WIDEST_STRETCH = 4

const isPartOfDate = ({ text }: Piece) =>
  DATE_JOINT.test(text) || isBareMonth(text) || isDateOnly(text) || ENDS_OPEN.test(text) || text === 'fecha'
const isBareMonth = (text: string) => !/[\d\s]/.test(text) && endsWithMonth(foldLetters(text))
/** '2018 a', 'febre-'. */
const ENDS_OPEN = /\d{4} (?:al?|hasta)$|^\p{L}+-$/iu

/** '2018    a', 'a    febrero' in a justified narrow column: the words of one period. */
export function joinStretchedDates(line: Line): Line {
  if (line.pieces.length === 1) return line
  const runs: Piece[][] = []
  for (const piece of line.pieces) {
    const before = runs.at(-1)?.at(-1)
    const isNext = before && piece.x - before.right < WIDEST_STRETCH * piece.size
    if (isNext && isPartOfDate(before) && isPartOfDate(piece)) runs.at(-1)!.push(piece)
    else runs.push([piece])
  }
  const pieces = runs.flatMap((run) => {
    const isOne = run.length > 1 && run.some(({ text }) => DATE_JOINT.test(text) || isBareMonth(text))
    return isOne ? [joinPieces(run)] : run
  })
  return pieces.length === line.pieces.length ? line : withPieces(line, pieces)
}

const joinPieces = (run: readonly Piece[]): Piece => ({
  ...run[0]!,
  text: run.map(({ text }) => text).join(' '),
  spans: run.flatMap(({ spans }) => spans),
  right: run.at(-1)!.right,
})
