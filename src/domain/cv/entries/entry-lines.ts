import {
  joinStartAndEndCells,
  joinStartsAndEnds,
  splitAtBars,
  splitPairs,
  withoutLeaders,
} from './entry-cells.ts'
import { dateStack, joinStretchedDates } from './date-stacks.ts'
import { joinWords } from '#domain/cv/layout/join-words.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { endsWithMonth, findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'
import { joinWrappedCells } from './wrapped-cells.ts'
import { joinWrappedLines } from '#domain/cv/layout/wrapped-lines.ts'

const OPEN_END_WORDS = [
  '[-–—/]',
  String.raw`\b(?:a|al|hasta|to|a la|hasta la|de|del|desde|until)`,
  String.raw`(?:\b(?:hasta|a|al|to)|[-–—])\s+[a-z]{3,10}\.?`,
]
const OPEN_END = new RegExp(`(?:${OPEN_END_WORDS.join('|')})$`, 'i')

/** A period continues on at most this many lines below its first: 'Setiembre de' / '2018 – Marzo' / 'de 2021'. */
const MOST_BREAKS = 3
/** The maximum number of lines in between, from a column beside it. */
const MOST_BELOW = 6
const LONGEST_BROKEN = 45

/** '2018' above '2021', '03/2018' above 'hoy', centred on each other beside a text (in a card, in a circle on a line): start and end. */
function joinStackedYears(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const piece = above?.pieces.find((other) => isOver(other, line))
    if (!above || !piece || above.pieces.length < 2) {
      joined.push(line)
      continue
    }
    const period = {
      ...piece,
      text: `${piece.text} – ${line.text}`,
      spans: [...piece.spans, ...line.pieces[0]!.spans],
    }
    const pieces = above.pieces.map((other) => (other === piece ? period : other))
    joined[joined.length - 1] = withPieces(above, pieces)
  }
  return joined
}

const LONE_DATE = /^(?:\d{1,2}\/)?(?:19[5-9]|20[0-4])\d$/
const dateOf = (text: string) => findPeriods(text)[0]?.start ?? ''

function isOver(above: Piece, { pieces, page }: Line): boolean {
  const [below] = pieces
  const centre = (piece: Piece) => (piece.x + piece.right) / 2
  if (!below || pieces.length > 1 || page !== above.page || !LONE_DATE.test(above.text)) return false
  const isLater = LONE_DATE.test(below.text)
    ? dateOf(below.text) > dateOf(above.text)
    : isDateOnly(below.text) && !/\d/.test(below.text)
  return (
    isLater &&
    below.y - above.y < above.size * 1.8 &&
    Math.abs(centre(above) - centre(below)) < above.size * 0.6
  )
}

/** Joins cells and lines of one broken period ('2018-' / 'actualidad'). */
function joinBrokenPeriods(lines: readonly Line[]): Line[] {
  const joined = lines.map((line) => ({ ...line, pieces: [...line.pieces] }))
  for (const [index, line] of joined.entries()) {
    for (const [at, piece] of line.pieces.entries()) {
      const below = joined.slice(index + 1, index + 1 + MOST_BELOW)
      const stack = dateStack(piece, below)
      const rest =
        stack.length > 0
          ? [...stack, ...durationBelow([piece, ...stack], below)]
          : continuation(piece, below, line.pieces[at + 1]?.x)
      if (rest.length === 0) continue
      line.pieces[at] = {
        ...piece,
        text: [piece, ...rest].map(({ text }) => text).reduce(joinWords),
        spans: [piece, ...rest].flatMap(({ spans }) => spans),
      }
      line.text = line.pieces.map(({ text }) => text).join('\t')
      for (const next of below) {
        // The text before it must end there.
        const beside = next.pieces.find((other) => rest.includes(other))
        if (beside && next.pieces[0] !== beside) next.columnRight = beside.x - beside.size * 0.4
        next.pieces = next.pieces.filter((other) => !rest.includes(other))
        next.text = next.pieces.map(({ text }) => text).join('\t')
      }
      break
    }
    for (const next of joined.slice(index + 1, index + 1 + MOST_BELOW))
      if (next.pieces.length > 0) next.x = next.pieces[0]!.x
  }
  return joined.filter(({ pieces }) => pieces.length > 0)
}

/** The pieces below that complete the period of a piece: those that give the longest period. */
function continuation(piece: Piece, below: readonly Line[], beside: number | undefined): Piece[] {
  const found: Piece[] = []
  let whole: Piece[] = []
  let row = -1
  for (const [index, next] of below.entries()) {
    if (next.page !== piece.page || row >= MOST_BREAKS - 1) break
    // In a margin, the lines of the next column do not belong to the period.
    if (next.x > piece.right + piece.size && index > 0) continue
    row++
    const under = next.pieces.find(
      (other) => Math.abs(other.x - piece.x) < 10 || Math.abs(other.right - piece.right) < 3,
    )
    const first = row === 0 ? next.pieces[0] : undefined
    // In a right-aligned or centred margin the edges differ.
    const isInMargin =
      beside !== undefined && first && isDateOnly(first.text) && first.x > piece.x && first.right < beside
    const other = under ?? (beside === undefined || isInMargin ? first : undefined)
    if (!other || other.text.length > LONGEST_BROKEN) break
    const before = [piece, ...found].map(({ text }) => text).join(' ')
    found.push(other)
    if (!isBrokenPeriod(before, other.text, piece.text.length, row > 0 && whole.length < row)) continue
    whole = [...found]
    const { start, end, isCurrent } = findPeriods(`${before} ${other.text}`).at(-1)!
    if ((isCurrent || start !== end) && !OPEN_END.test(foldLetters(other.text))) break
  }
  return [...whole, ...durationBelow([piece, ...whole], below)]
}

/** '(3', 'años 2', 'meses)': no year, and only a number and a unit. */
const PART_OF_DURATION =
  /^[(·]?\s*(?:\d{1,2}\b\s*)?(?:a[nñ]os?|mes(?:es)?|years?|yrs?|months?|mos?)?\s*(?:\d{1,2})?\)?$/iu

/** The rest of a duration broken after its period: '2018 – 2021 (3' / 'años 2' / 'meses)'. */
function durationBelow(period: readonly Piece[], below: readonly Line[]): Piece[] {
  const [first] = period
  const found: Piece[] = []
  let length = 0
  for (const next of below.slice(0, MOST_BELOW)) {
    const under = next.pieces.find(
      (other) => !period.includes(other) && Math.abs(other.x - first!.x) < 10 && next.page === first!.page,
    )
    if (!under) continue
    if (!PART_OF_DURATION.test(under.text)) break
    found.push(under)
    if (isDateOnly([...period, ...found].map((piece) => piece.text).join(' '))) length = found.length
    if (found.length === 3) break
  }
  return found.slice(0, length)
}

/** True if a period starts in the last letters above and ends in the text below. `isOpen`: it is known to continue. */
function isBrokenPeriod(above: string, below: string, letters: number, isOpen: boolean): boolean {
  const apart = findPeriods(above)
  const last = apart.at(-1)
  const together = findPeriods(`${above} ${below}`)
  const whole = together.at(-1)
  if (!whole || together.length > Math.max(1, apart.length)) return false
  if (whole.index + whole.length <= above.length || whole.index > letters - 1) return false
  const [upper, lower] = [foldLetters(above).trim(), foldLetters(below)]
  const goesOn =
    isOpen ||
    OPEN_END.test(upper) ||
    endsWithMonth(upper) ||
    /^\s*(?:[-–—]|a |al |hasta|to |de |del )/.test(lower)
  return (
    goesOn &&
    (!last || last.index <= whole.index || whole.index <= last.index) &&
    whole.length > (last?.length ?? 0)
  )
}

const MARK = String.raw`(?:\d{1,2}[.)]|(?:[A-Z]\.)?\d{1,2}(?:\.\d{1,2})+\.?|[A-Z]\.\d{1,2}|[a-h]\))`
/** Several marks if a line contains those of nested lists: '11. a) b)'. */
const ORDINAL = new RegExp(String.raw`^${MARK}(?:\s*${MARK})*(?:\s+(?=\p{Lu})|$)`, 'u')

/** '1. Universidad Nacional', '3.1 Analista', 'b)' in a margin: removes the number of an entry. */
function withoutOrdinal(line: Line): Line {
  const [first, ...rest] = line.pieces
  const text = first!.text.replace(ORDINAL, '')
  if (text === first!.text || (text === '' && rest.length === 0)) return line
  const pieces = text === '' ? rest : [{ ...first!, text }, ...rest]
  return withPieces(line, pieces)
}

/** 'Familia Burga ,Chiclayo': moves a comma to the text before it. */
function withCommas(line: Line): Line {
  if (!/\s,/.test(line.text)) return line
  const pieces = line.pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+,\s*(?=\S)/g, ', ') }))
  return withPieces(line, pieces)
}

/** The lines of a section with complete periods and texts, and one field per line. */
export const prepareEntryLines = (lines: readonly Line[]): Line[] =>
  joinWrappedLines(
    joinWrappedCells(
      joinBrokenPeriods(
        joinStackedYears(
          joinStartsAndEnds(
            lines
              .map(joinStretchedDates)
              .map(withCommas)
              .map(withoutLeaders)
              .map(joinStartAndEndCells)
              .flatMap(splitPairs)
              .flatMap(splitAtBars)
              .map(withoutOrdinal),
          ),
        ),
      ),
    ),
  )
