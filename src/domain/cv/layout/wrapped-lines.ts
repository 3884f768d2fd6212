import { RunningText } from './join-words.ts'
import { hasRoomFor, limitsOf, TIGHT, tightest } from './line-limits.ts'
import { readLabel } from '#domain/cv/sections/labels.ts'
import { findPeriods, isDateOnly, isOpen, isRange } from '#domain/cv/dates/found-periods.ts'
import { isPlace, splitPlace } from '#domain/cv/names/places.ts'
import { type Line, type Piece, type Span, withPieces } from './text-line.ts'
import {
  degreeLikeness,
  hasLegalForm,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

/** A line that may continue in the next one: the piece that does, and how certain that is without the other entries. */
interface Pair {
  above: number
  below: number
  piece: number
  /** The break is in the middle of a phrase. */
  isOpen: boolean
  /** How likely the lower line starts a field of its own, 0-1. */
  opening: number
}

/** Consecutive lines of one style. */
interface Block {
  first: number
  last: number
}

/** A text with this ending continues: 'Ingeniero de Costos y'. */
const OPEN_WORD = /,\s*$|\s(?:de|del|y|en|la|el|los|las|e|and|of|the|para|con|san|santa|santo)$/i
const OPEN_SIGN = /[|–—&/(-]\s*$/
/** A text with this start is a continuation, in capitals too: 'DEL PERÚ'. */
const GOES_ON_WORDS = [
  String.raw`\p{Ll}`,
  String.raw`(?:S\.? ?A\.? ?[AC]?\.?|E\.?I\.?R\.?L\.?|S\.?R\.?L\.?|LTDA\.?|Ltda\.?|Hnos\.?|Inc\.?)$`,
  String.raw`(?:DE|DEL|Y|E|EN|LA|LOS|LAS|PARA|CON|AND|OF|FOR)\s`,
]
const GOES_ON = new RegExp(`^(?:${GOES_ON_WORDS.join('|')})`, 'u')
/** 'Importaciones Quipu' / 'S.A.C. (Callao), 2012 – hoy': no name starts like this. */
const LEGAL_START = /^(?:S\.? ?A\. ?[AC]\.|S\.A\.|E\.?I\.R\.L\.|S\.?R\.L\.|L(?:TDA|tda)\.|Hnos\.)(?=\s*[(,])/u
/** The threshold for a word that only starts fields. */
const OPENS = 0.9

/**
 * Joins texts that broke at the end of their column. A line without room for the next line's first word either broke there or ended
 * there by chance; the rest of the section in that style decides. If lines of a style always break at the column, they are one
 * text; if some were ended on purpose, they are several fields, and each entry has as many of them.
 */
export function joinWrappedLines(lines: readonly Line[]): Line[] {
  const tight = tightest(lines)
  const limitOf = limitsOf(lines, tight)
  const pairs = new Map<number, Pair>()
  /** The limit of the continued text: later lines have no more room than the first. */
  let limit = Infinity
  for (let below = 1; below < lines.length; below++) {
    const pair = findPair(
      lines,
      below,
      tight,
      (line, piece) => (limit = Math.min(limit, limitOf(line, piece))),
    )
    if (pair) pairs.set(below, pair)
    else limit = Infinity
  }
  // An indented line continues the one above if all indented lines do: entries with a hanging indent.
  const setIn = lines.flatMap((line, below) => (below > 0 && isSetIn(lines[below - 1]!, line) ? [below] : []))
  if (!setIn.every((below) => pairs.has(below)))
    for (const below of setIn) if (!pairs.get(below)?.isOpen) pairs.delete(below)
  for (const below of filledByChance(lines, pairs, tight)) pairs.delete(below)
  const joined: Growing[] = []
  /** The piece of the last joined line that contains the first piece of the line above. */
  let grown = 0
  for (const [index, line] of lines.entries()) {
    const pair = pairs.get(index)
    const last = joined.at(-1)
    if (!pair || !last) {
      joined.push({ line, pieces: [...line.pieces], texts: new Map() })
      continue
    }
    const { length } = lines[index - 1]!.pieces
    const isFirst = !pairs.has(index - 1)
    if (isFirst) grown = pair.piece
    else if (pair.piece > 0) grown = last.pieces.length - (length - pair.piece)
    append(last, grown, line)
  }
  return joined.map(toLine)
}

/** A line with its continuations so far, and the texts of the pieces that grew. */
interface Growing {
  line: Line
  pieces: Piece[]
  texts: Map<number, RunningText>
}

function append({ pieces, texts }: Growing, at: number, below: Line): void {
  const [first, ...rest] = below.pieces
  if (!texts.has(at)) {
    const target = pieces[at]!
    texts.set(at, new RunningText(target.text))
    pieces[at] = { ...target, spans: [...target.spans] }
  }
  texts.get(at)!.add(first!.text)
  pieces[at]!.spans.push(...first!.spans)
  pieces[at]!.right = first!.right
  pieces.push(...rest)
}

function toLine({ line, pieces, texts }: Growing): Line {
  if (texts.size === 0) return line
  return withPieces(
    line,
    pieces.map((piece, at) => ({ ...piece, text: texts.get(at)?.text ?? piece.text })),
  )
}

function findPair(
  lines: readonly Line[],
  below: number,
  tight: number,
  limitOf: (line: Line, piece: number) => number,
): Pair | null {
  const [above, line] = [lines[below - 1]!, lines[below]!]
  if (
    above.page !== line.page ||
    line.isItem ||
    isDateOnly(line.text) ||
    readLabel(line.text) !== null ||
    /^(?:puesto|cargo)\s/.test(line.text)
  )
    return null
  const piece = pieceAbove(above, line)
  const target = above.pieces[piece]!
  const first = line.pieces[0]!
  if (isDateOnly(target.text) || line.pieces.length > 2 || Math.abs(target.size - first.size) >= 0.6)
    return null
  const periods = findPeriods(first.text)
  const isDated = periods.length > 0
  const ends = OPEN_WORD.test(target.text) || LEGAL_START.test(line.text)
  // '2016 - 2017 // TALLER' starts an entry of its own.
  if (!ends && periods[0]?.index === 0 && isRange(periods[0]) && periods[0].length < first.text.length)
    return null
  // A layout leaves the sign before a field that is empty: 'Bachelor in Economics -'.
  const isOpenSign = OPEN_SIGN.test(target.text) && line.gap <= tight * LOOSE
  if (ends || ((isOpenSign || GOES_ON.test(line.text)) && !isDated))
    return { above: below - 1, below, piece, isOpen: true, opening: 0 }
  const isAlike =
    lookOf(target.spans.at(-1)!) === lookOf(first.spans[0]!) && sameCase(target.text, first.text)
  if (!isAlike || line.gap > tight * TIGHT) return null
  if (!isUnder(target, first) && target.x <= line.x + 3) return null
  if (line.pieces.length > 1 && !isDateOnly(line.pieces[1]!.text)) return null
  if (/\p{L}{3}\.$/u.test(target.text) || endsWithDate(target.text)) return null
  if (hasRoomFor(target, first, limitOf(above, piece))) return null
  // A text that ends with a place or a legal form is complete, and a place is one item.
  if (hasLegalForm(target.text) || splitPlace(target.text)[1] !== null) return null
  // Text without a label below a labelled value continues it.
  if (piece === 1 && readLabel(above.text) !== null)
    return { above: below - 1, below, piece, isOpen: true, opening: 0 }
  // 'Municipalidad Distrital de Pillco' / 'Marca': two words of one place.
  const [last = ''] = /\p{Lu}\p{L}+$/u.exec(target.text) ?? []
  // Also 'Callao | 2015 – 2017'.
  const [place = ''] = line.text.split(/\s[|·]\s/)
  if (isPlace(place) && (last === '' || isPlace(last) || !isPlace(`${last} ${place}`))) return null
  return { above: below - 1, below, piece, isOpen: false, opening: opening(line.text) }
}

/** The piece above a line: an indented line below a date belongs to the text beside the date, whatever the date's width. */
function pieceAbove({ pieces }: Line, { x, size }: Line): number {
  const at = Math.max(
    0,
    pieces.findLastIndex((piece) => piece.x <= x + 3),
  )
  const next = pieces[at + 1]
  const isHung = next && x > pieces[at]!.x + size && next.x < x + size * HANG && isDateOnly(pieces[at]!.text)
  return isHung ? at + 1 : at
}

/** A period at the end closes a header; an open one ('MAR 2013 —') does not. */
function endsWithDate(text: string): boolean {
  const last = findPeriods(text).at(-1)
  return last !== undefined && !isOpen(last) && /^[\s).\]]*$/.test(text.slice(last.index + last.length))
}

const lookOf = ({ isBold, isItalic, size }: Span) => `${isBold}|${isItalic}|${Math.round(size)}`

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()
/** Both in capitals, or neither: the whole texts, or the words on both sides of the break. */
function sameCase(above: string, below: string): boolean {
  const [last = ''] = above.match(/\p{L}+(?=\P{L}*$)/u) ?? []
  const [first = ''] = below.match(/\p{L}+/u) ?? []
  if (last.length >= 3 && first.length >= 3 && isCapitals(last) && isCapitals(first)) return true
  return isCapitals(above) ? isCapitals(below.split(/[,(|]/)[0]!) || below.length < 4 : !isCapitals(below)
}

/** At the same left edge, slightly indented, or centred on the same line. */
function isUnder(above: Piece, below: Piece): boolean {
  const set = (below.x - above.x) / above.size
  const centre = Math.abs((above.x + above.right) / 2 - (below.x + below.right) / 2)
  return (set > -SAME_EDGE && set < HANG) || centre < 3
}

const SAME_EDGE = 0.6
const HANG = 2.6

function isSetIn(above: Line, line: Line): boolean {
  const set = (line.x - above.x) / above.size
  return !above.isItem && !line.isItem && above.page === line.page && set >= SAME_EDGE && set < HANG
}

function opening(text: string): number {
  const [name] = splitPlace(text)
  return Math.max(
    institutionLikeness(name),
    organisationLikeness(name),
    positionLikeness(name),
    degreeLikeness(name),
  )
}

/** The lower lines of pairs that fill their column only by chance. */
function filledByChance(lines: readonly Line[], pairs: ReadonlyMap<number, Pair>, tight: number): number[] {
  const blocks = Map.groupBy(findBlocks(lines, tight), (block) => blockKey(block, lines))
  const apart: number[] = []
  const inBlocks = new Set<number>()
  for (const alike of blocks.values()) {
    const fields = alike.map(({ first, last }) => {
      let count = 1
      for (let at = first + 1; at <= last; at++) if (!pairs.has(at)) count++
      return count
    })
    const usual = fields.toSorted((a, b) => a - b)[Math.floor(fields.length / 2)]!
    const isOneText = alike.length >= 2 && usual === 1 && alike.some(({ first, last }) => first === last)
    for (const [index, { first, last }] of alike.entries()) {
      const doubtful: Pair[] = []
      for (let at = first + 1; at <= last; at++) {
        inBlocks.add(at)
        const pair = pairs.get(at)
        if (pair && !pair.isOpen) doubtful.push(pair)
      }
      doubtful.sort((a, b) => b.opening - a.opening)
      const missing = usual - fields[index]!
      for (const [order, pair] of doubtful.entries())
        if (order < missing || (pair.opening >= OPENS && !isOneText)) apart.push(pair.below)
    }
  }
  for (const { below, opening } of pairs.values())
    if (!inBlocks.has(below) && opening >= OPENS) apart.push(below)
  return apart
}

/** Blocks of one style at the same place between their dates contain the same fields. */
function blockKey({ first, last }: Block, lines: readonly Line[]): string {
  const isDate = (line: Line | undefined) => line !== undefined && isDateOnly(line.text)
  return `${blockLook(lines[first]!)}|${isDate(lines[first - 1])}|${isDate(lines[last + 1])}`
}

/** The style of the line's text, without a date in the margin. */
function blockLook({ pieces }: Line): string {
  const piece = pieces.find(({ text }) => !isDateOnly(text)) ?? pieces[0]!
  return `${lookOf(piece.spans[0]!)}|${isCapitals(piece.text.split(/[,(|]/)[0]!)}`
}

/** The minimum space between blocks, as a multiple of the smallest. */
const LOOSE = 1.5

function findBlocks(lines: readonly Line[], tight: number): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const isOwn = line.isItem || isDateOnly(line.text) || readLabel(line.text) !== null
    const goesOn =
      before &&
      blockLook(before) === blockLook(line) &&
      line.gap < tight * LOOSE &&
      before.page === line.page &&
      findPeriods(line.text)[0]?.index !== 0
    if (isOwn) open = null
    else if (open && goesOn) open.last = index
    else blocks.push((open = { first: index, last: index }))
  }
  return blocks
}
