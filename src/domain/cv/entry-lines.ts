import { foldLetters } from './fold.ts'
import { joinWords } from './join-words.ts'
import { labelOf, readLabel } from './labels.ts'
import { findPeriods, isDateOnly } from './periods.ts'
import { isPlace } from './places.ts'
import { hadRoom, type Line, type Piece } from './text-line.ts'

const OPEN_END =
  /(?:[-–—/]|\b(?:a|al|hasta|to|a la|hasta la|de|del|desde|until)|(?:\b(?:hasta|a|al|to)|[-–—])\s+[a-z]{3,10}\.?)$/i

/** A period breaks into at most this many lines below its first: 'Setiembre de' / '2018 – Marzo' / 'de 2021'. */
const MOST_BREAKS = 3
const LONGEST_BROKEN = 30

/** Cells and lines of one period that was broken ('2018-' / 'actualidad') become one again. */
function joinBrokenPeriods(lines: readonly Line[]): Line[] {
  const joined = lines.map((line) => ({ ...line, pieces: [...line.pieces] }))
  for (const [index, line] of joined.entries()) {
    for (const [at, piece] of line.pieces.entries()) {
      const below = joined.slice(index + 1, index + 1 + MOST_BREAKS)
      const rest = continuation(piece, below, at === line.pieces.length - 1)
      if (rest.length === 0) continue
      line.pieces[at] = {
        ...piece,
        text: [piece, ...rest].map(({ text }) => text).join(' '),
        spans: [piece, ...rest].flatMap(({ spans }) => spans),
      }
      line.text = line.pieces.map(({ text }) => text).join('\t')
      for (const next of below) {
        next.pieces = next.pieces.filter((other) => !rest.includes(other))
        next.text = next.pieces.map(({ text }) => text).join('\t')
      }
      break
    }
    for (const next of joined.slice(index + 1, index + 1 + MOST_BREAKS))
      if (next.pieces.length > 0) next.x = next.pieces[0]!.x
  }
  return joined.filter(({ pieces }) => pieces.length > 0)
}

/** The pieces below a piece with which its period is whole: those that make the longest one. */
function continuation(piece: Piece, below: readonly Line[], isLast: boolean): Piece[] {
  const found: Piece[] = []
  let whole: Piece[] = []
  for (const [row, next] of below.entries()) {
    if (next.page !== piece.page) break
    const under = next.pieces.find(
      (other) => Math.abs(other.x - piece.x) < 10 || Math.abs(other.right - piece.right) < 3,
    )
    const other = under ?? (isLast && row === 0 ? next.pieces[0] : undefined)
    if (!other || other.text.length > LONGEST_BROKEN) break
    const before = [piece, ...found].map(({ text }) => text).join(' ')
    found.push(other)
    if (!isBrokenPeriod(before, other.text, piece.text.length, row > 0 && whole.length < row)) continue
    whole = [...found]
    const { start, end, isCurrent } = findPeriods(`${before} ${other.text}`).at(-1)!
    if (isCurrent || start !== end) break
  }
  return whole
}

/** True where a period begins within the first letters above and ends in the text below. `isOpen`: it is known to go on. */
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
    /^\p{L}{3,10}\.?$/u.test(upper) ||
    /^\s*(?:[-–—]|a |al |hasta|to |de |del )/.test(lower)
  return (
    goesOn &&
    (!last || last.index <= whole.index || whole.index <= last.index) &&
    whole.length > (last?.length ?? 0)
  )
}

/** 'Empresa | X | Cargo | Y': two labelled cells on one line become two lines. */
function splitPairs(line: Line): Line[] {
  const { pieces } = line
  const isPaired =
    pieces.length >= 4 &&
    pieces.length % 2 === 0 &&
    pieces.every(({ text }, index) => (labelOf(text) !== null) === (index % 2 === 0))
  if (!isPaired) return [line]
  return pieces.flatMap((label, index) => {
    const value = pieces[index + 1]
    if (index % 2 === 1 || !value) return []
    return [
      {
        ...line,
        pieces: [label, value],
        text: `${label.text}\t${value.text}`,
        x: label.x,
        gap: index === 0 ? line.gap : 1,
      },
    ]
  })
}

const START = /^(?:fecha (?:de )?)?(?:inicio|ingreso|desde|start(?: date)?)\s*[:\t]/

const END = /^(?:fecha (?:de )?)?(?:fin|termino|cese|salida|egreso|hasta|end(?: date)?)\s*[:\t]/

/** 'Inicio: 01/2018' above 'Fin: 12/2020' is one period. */
function joinStartsAndEnds(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isEnd = last !== undefined && START.test(foldLetters(last.text)) && END.test(foldLetters(line.text))
    if (!isEnd) {
      joined.push(line)
      continue
    }
    const [start, end] = [last, line].map(({ text }) => text.replace(/^[^:\t]*[:\t]\s*:?\s*/, ''))
    joined[joined.length - 1] = {
      ...last,
      pieces: [...last.pieces, ...line.pieces],
      text: `Periodo: ${start} – ${end}`,
    }
  }
  return joined
}

/** A shorter line fills no column of running text: names below each other are no paragraph. */
const SHORTEST_FILLED = 25

/** Paragraphs with white space between them are one line each: 'Docente, Universidad de Lima, 2014-2019. Física General para' goes on. */
function joinParagraphs(lines: readonly Line[]): Line[] {
  const gaps = lines
    .slice(1)
    .map(({ gap }) => gap)
    .filter(Number.isFinite)
  const [tight, loose] = [Math.min(...gaps), Math.max(...gaps)]
  if (lines.length < 3 || loose < tight * 1.3) return [...lines]
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn =
      last !== undefined &&
      line.gap < tight * 1.1 &&
      line.pieces.length === 1 &&
      last.pieces.length === 1 &&
      last.text.length >= SHORTEST_FILLED &&
      !line.isItem &&
      !line.isBold &&
      !last.isBold &&
      Math.abs(line.size - last.size) < 0.3 &&
      !hadRoom({ ...last, right: line.page === last.page ? (lastRight.get(last) ?? last.right) : 0 }, line) &&
      !endsWithDate(last.text) &&
      !isDateOnly(line.text) &&
      !isPlace(line.text) &&
      readLabel(line.text) === null
    if (!goesOn) {
      joined.push(line)
      continue
    }
    const text = joinWords(last.text, line.text)
    const piece = { ...last.pieces[0]!, text, spans: [...last.pieces[0]!.spans, ...line.pieces[0]!.spans] }
    const whole = { ...last, text, pieces: [piece] }
    lastRight.set(whole, line.right)
    joined[joined.length - 1] = whole
  }
  return joined
}

/** A period at the end closes a header; an open one ('MAR 2013 —') does not. */
function endsWithDate(text: string): boolean {
  const last = findPeriods(text).at(-1)
  return last !== undefined && /^[\s).\]]*$/.test(text.slice(last.index + last.length))
}

/** Where the last line of a joined paragraph ends. */
const lastRight = new WeakMap<Line, number>()

/** '1. Universidad Nacional': entries may be numbered. */
function withoutOrdinal(line: Line): Line {
  const first = line.pieces[0]!
  const text = first.text.replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, '')
  if (text === first.text) return line
  const pieces = [{ ...first, text }, ...line.pieces.slice(1)]
  return { ...line, pieces, text: pieces.map((piece) => piece.text).join('\t') }
}

/** Names and dates in columns of their own stand closer than this, in heights of the letters. */
const NARROW = 4

/** Names that break beside a column of dates: their own column ends where the longest of them does. */
function withNarrowNames(lines: readonly Line[]): Line[] {
  const isPair = (line: Line | undefined) =>
    line?.pieces.length === 2 && !isDateOnly(line.pieces[0]!.text) && isDateOnly(line.pieces[1]!.text)
  const pairs = lines.filter(isPair)
  if (pairs.length < 2) return [...lines]
  const dates = Math.min(...pairs.map(({ pieces }) => pieces[1]!.x))
  const names = lines.filter(
    (line, index) =>
      isPair(line) || (isPair(lines[index - 1]) && line.pieces.length === 1 && line.right < dates),
  )
  const right = Math.max(...names.map(({ pieces }) => pieces[0]!.right))
  // Names with much white behind them are short, and none of them broke.
  const isNarrow = right < dates && dates - right < NARROW * pairs[0]!.size
  return lines.map((line) =>
    isPair(line) || (isNarrow && names.includes(line))
      ? { ...line, columnRight: isNarrow ? right : Infinity }
      : line,
  )
}

/** The lines of a section with its periods whole and one field on each line. */
export const prepareEntryLines = (lines: readonly Line[]): Line[] =>
  withNarrowNames(
    joinBrokenPeriods(joinStartsAndEnds(joinParagraphs(lines.flatMap(splitPairs)).map(withoutOrdinal))),
  )
