import { findPeriods, type FoundPeriod } from '#domain/cv/dates/found-periods.ts'
import { usualGapOf } from '#domain/cv/entries/entry-starts.ts'
import type { Line, Span } from '#domain/cv/layout/text-line.ts'

/** What separates a token from the one before it. */
export type Boundary =
  | 'loose'
  | 'line'
  | 'gap'
  | 'bar'
  | 'dash'
  | 'comma'
  | 'colon'
  | 'stop'
  | 'open'
  | 'close'
  | 'style'
  | 'space'
export const BOUNDARIES: readonly Boundary[] = [
  'loose',
  'line',
  'gap',
  'bar',
  'dash',
  'comma',
  'colon',
  'stop',
  'open',
  'close',
  'style',
  'space',
]

/** A word, or a whole period, of a line of an entry section. */
export interface Token {
  /** The index of its line. */
  row: number
  /** Its position in the text of the line. */
  start: number
  end: number
  text: string
  period: FoundPeriod | null
  boundary: Boundary
  span: Span
}

const SIGN = /^(?:[|·•→⇒»›~∙▪■●◦/@]|\/\/|::|>|\p{So}|\uFFFC)+$/u
const DASH = /^[-–—]+>?$/
const WORD = /[^\s|·•]+|[|·•]/g
const LEADING = /^[([{"“'‘«¿¡*]+/u
/** Signs behind a word; a full stop belongs to an abbreviation, unless it follows a sign or another full stop. */
const TRAILING = /(?:[,;:)\]}"”'’»?!*]+\.*|(?<=\.)\.+)$/u

/** The words and periods of the lines; signs between them become the boundary of the next one. */
export function tokensOf(lines: readonly Line[]): Token[] {
  const usual = usualGapOf(lines)
  const tokens: Token[] = []
  for (const [row, line] of lines.entries()) {
    const isLoose = !Number.isFinite(line.gap) || line.gap > usual * 1.2 + 0.1
    let boundary: Boundary = isLoose ? 'loose' : 'line'
    let at = 0
    let isFirst = true
    const spans = spansOf(line)
    const add = (start: number, end: number, period: FoundPeriod | null) => {
      const span = spanAt(spans, start)
      const before = tokens.at(-1)
      if (!isFirst && boundary === 'space' && before && isOtherStyle(before.span, span)) boundary = 'style'
      tokens.push({ row, start, end, text: line.text.slice(start, end), period, boundary, span })
      isFirst = false
      boundary = 'space'
    }
    const addWords = (from: number, to: number) => {
      const stretch = line.text.slice(from, to)
      let last = 0
      for (const match of stretch.matchAll(WORD)) {
        const word = match[0]
        if (stretch.slice(last, match.index).includes('\t') && !isFirst) boundary = 'gap'
        last = match.index + word.length
        if (SIGN.test(word)) boundary = stronger(boundary, isFirst, 'bar')
        else if (DASH.test(word)) boundary = stronger(boundary, isFirst, 'dash')
        else {
          const lead = LEADING.exec(word)?.[0].length ?? 0
          const trail = TRAILING.exec(word.slice(lead))?.[0] ?? ''
          if (lead > 0 && /[([]/.test(word.slice(0, lead))) boundary = stronger(boundary, isFirst, 'open')
          const start = from + match.index + lead
          const end = from + match.index + word.length - trail.length
          if (/[\p{L}\d]/u.test(line.text.slice(start, end))) add(start, end, null)
          if (/[)\]]/.test(trail)) boundary = 'close'
          if (trail.includes(':')) boundary = 'colon'
          else if (/[,;]/.test(trail)) boundary = 'comma'
          else if (trail === '' && /\p{L}{3}\.$/u.test(word)) boundary = 'stop'
        }
      }
      if (stretch.slice(last).includes('\t') && !isFirst) boundary = 'gap'
    }
    for (const period of findPeriods(line.text)) {
      if (period.index < at) continue
      addWords(at, period.index)
      add(period.index, period.index + period.length, period)
      at = period.index + period.length
    }
    addWords(at, line.text.length)
  }
  return tokens
}

const stronger = (boundary: Boundary, isFirst: boolean, sign: Boundary): Boundary =>
  isFirst || boundary === 'gap' ? boundary : sign

/** The spans of a line with their start in its text. */
function spansOf({ pieces }: Line): { start: number; span: Span }[] {
  const found: { start: number; span: Span }[] = []
  let base = 0
  for (const piece of pieces) {
    let at = 0
    for (const span of piece.spans) {
      const index = piece.text.indexOf(span.text.trim(), at)
      if (index >= 0) {
        found.push({ start: base + index, span })
        at = index + span.text.trim().length
      } else found.push({ start: base + at, span })
    }
    base += piece.text.length + 1
  }
  return found
}

function spanAt(spans: readonly { start: number; span: Span }[], at: number): Span {
  let found = spans[0]!.span
  for (const { start, span } of spans) if (start <= at) found = span
  return found
}

const isOtherStyle = (one: Span, other: Span) =>
  one.isBold !== other.isBold || one.isItalic !== other.isItalic || Math.abs(one.size - other.size) > 0.6
