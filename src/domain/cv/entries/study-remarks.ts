import { BEFORE_DATE_WORDS, GOES_ON_WORDS, LEVEL_ABOVE_WORDS, STORY_WORDS } from './study-remarks.data.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { readLabel } from '#domain/cv/sections/labels.ts'
import { findPeriods, isDateOnly, withoutPeriods } from '#domain/cv/dates/found-periods.ts'
import { hadRoom, type Line, type Piece, withPieces } from '#domain/cv/layout/text-line.ts'
import { degreeLikeness, institutionLikeness, namesBoth } from '#domain/cv/names/words.ts'

const STORY = new RegExp(`^(?:${STORY_WORDS.join('|')})`)
const ORDINAL = String.raw`\d{1,2}|[ivx]{1,4}|primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|ultimo`
const MEASURES = [
  String.raw`(?:${ORDINAL})\S{0,3} (?:ciclos?|semestres?)`,
  String.raw`ciclos? (?:\d|[ivx])`,
  '(?:medio|tercio|quinto|decimo)(?: superior)?$',
  '(?:medio|tercio|quinto|decimo) superior',
  String.raw`(?:primer|segundo|tercer|1er|2do|3er)\S* puesto`,
  'primeros puestos',
  'promedio',
  'nota ',
  'excelencia academica',
  'con (?:honores|excelencia)',
  'turno ',
  'a distancia$',
  'vence ',
  'facultad de ',
  '(?:summa|magna|cum) ',
  String.raw`[\d.]+ ?(?:horas|hrs?|creditos|hours)\b`,
]
/** Progress, duration and grades: not part of a name. */
const MEASURE = new RegExp(`^(?:${MEASURES.join('|')})`)
/** These stay with a name if they are in brackets: '(4to ciclo)'. */
const KEPT_IN_BRACKETS = /ciclo|semestre/
const STATE = /^(?:en proceso|no (?:la |lo |los )?termine|no concluid[oa]|inconclus[oa])$/
const GOES_ON = new RegExp(`^(?:${GOES_ON_WORDS.join('|')})$`)
const BEFORE_DATE = new RegExp(
  String.raw`^(?:${BEFORE_DATE_WORDS.join('|')})\.?(?:(?: el| en| in| del?| en el)?(?: ano)?)?$`,
  'u',
)
const LEVEL_KIND = String.raw`(?: (?:tecnic|universitari)\p{L}+)?`
/** 'Superior: Instituto Pukyu – Enfermería Técnica': a heading before a text that is complete without it. */
const LEVEL = new RegExp(
  String.raw`^(?:(?:estudios|educacion|formacion|nivel) )?superior(?:es)?${LEVEL_KIND} ?: ?(?=\p{L})`,
  'u',
)

const LEVEL_ABOVE = new RegExp(
  String.raw`^(?:(?:estudios|educacion|formacion|nivel) )?(?:${LEVEL_ABOVE_WORDS.join('|')})\s*(?:[:\t][\s:]*|$)`,
  'u',
)

const SIGN = new RegExp(
  [
    String.raw`,\s+`,
    String.raw`(?<!(?<!\p{L})\p{L})\.\s+(?=[\p{Lu}\d«"“])`,
    String.raw`\.$`,
    String.raw`;\s+`,
    String.raw`\s+(?:[–—|·•-]|//|::)\s+`,
    String.raw`\s+(?=\()`,
    String.raw`(?<=\))\s*[.,]?\s*`,
  ].join('|'),
  'gu',
)

interface Range {
  from: number
  to: number
}

/** The lines of an education section without remarks: only degrees, institutions and dates. */
export interface PlainStudies {
  lines: Line[]
  /** True for lines that said the study is not finished. */
  isOpen(line: Line): boolean
}

export function withoutRemarks(source: readonly Line[]): PlainStudies {
  const open: Piece[] = []
  const dated = source.filter(({ text }) => findPeriods(text).length > 0).length
  const lines: Line[] = []
  let story: Line | null = null
  for (const [index, whole] of source.entries()) {
    const line = withoutLevel(whole, source[index + 1])
    if (!line) continue
    if (story && goesOn(story, line)) {
      story = line
      continue
    }
    story = null
    const label = readLabel(line.text)
    if (label?.name === 'body' && /^[^\t]+:/.test(line.text)) {
      if (GOES_ON.test(foldLetters(label.value))) open.push(...(lines.at(-1)?.pieces ?? []))
      // 'Nivel: Secundaria completa' is a degree, 'Nivel: Superior' is not.
      if (/\s/.test(label.value) && degreeLikeness(label.value) === 1)
        lines.push({
          ...line,
          pieces: [{ ...line.pieces.at(-1)!, text: label.value }],
          text: label.value,
        })
      else if (label.value === '' || STORY.test(foldLetters(line.text))) story = line
      continue
    }
    if (label) {
      lines.push(line)
      continue
    }
    const isNamed = institutionLikeness(line.text) > 0
    const pieces: Piece[] = []
    for (const piece of line.pieces) {
      const parsed = readPiece(piece.text, isNamed || dated < 2)
      // A line with only this remark refers to the line above.
      if (parsed.isOpen) open.push(...(parsed.kept.length > 0 ? [piece] : (lines.at(-1)?.pieces ?? [])))
      if (parsed.isStory) story = line
      pieces.push(...keep(piece, parsed.kept))
      if (parsed.isStory) break
    }
    const saysOnlyWhen = pieces.every(({ text }) => withoutPeriods(text) === '')
    // 'Promoción 2004' describes the study above; '2007-2012 · Graduado' is a study's date.
    const hadWords = withoutPeriods(line.text) !== '' && findPeriods(line.text)[0]?.index !== 0
    if (
      pieces.length === 0 ||
      (saysOnlyWhen && hadWords && !isNamed && dated > 1 && pieces.length === line.pieces.length)
    )
      continue
    const isSame =
      pieces.every((piece, index) => piece === line.pieces[index]) && pieces.length === line.pieces.length
    lines.push(isSame ? line : withPieces(line, pieces))
  }
  return { lines, isOpen: ({ pieces }) => pieces.some((piece) => open.some((one) => isAt(one, piece))) }
}

const isAt = (one: Piece, other: Piece) =>
  one.page === other.page && Math.abs(one.y - other.y) < 1 && Math.abs(one.x - other.x) < 1

/** Removes the level at the start of a line if the line below names the degree; null if nothing else is left. */
function withoutLevel(line: Line, next: Line | undefined): Line | null {
  const [level] = LEVEL_ABOVE.exec(foldLetters(line.text)) ?? []
  if (level === undefined) return line
  const rest = line.text.slice(level.length)
  const isNamedBelow =
    next !== undefined &&
    ((degreeLikeness(next.text) >= 0.9 &&
      institutionLikeness(next.text) < 1 &&
      !LEVEL_ABOVE.test(foldLetters(next.text))) ||
      ['degree', 'field'].includes(readLabel(next.text)?.name ?? ''))
  // 'Técnico' alone may be the rest of a name.
  const isHeading = rest === '' && /\s/.test(level)
  // 'Técnico: Administración, Instituto Pukyu' has both names after the level.
  const [degree = '', ...others] = rest.split(/,\s+/)
  const saysBoth = institutionLikeness(degree) < 1 && others.some((part) => institutionLikeness(part) >= 0.7)
  if (!saysBoth && !(isNamedBelow && (isHeading || institutionLikeness(rest) === 1))) return line
  return rest === '' ? null : { ...line, pieces: behind(line.pieces, level.length), text: rest }
}

/** The parts of the pieces after the first `length` letters of their line. */
function behind([first, ...others]: readonly Piece[], length: number): Piece[] {
  if (!first) return []
  if (length > first.text.length) return behind(others, length - first.text.length - 1)
  return [...keep(first, [{ from: length, to: first.text.length }]), ...others]
}

/** A description continues if its line reached the end of its column. */
const goesOn = (above: Line, line: Line) =>
  above.page === line.page &&
  !line.isItem &&
  line.isBold === above.isBold &&
  !hadRoom(above, line) &&
  !isDateOnly(line.text) &&
  degreeLikeness(line.text) < 1 &&
  institutionLikeness(line.text) < 1 &&
  line.pieces.length === 1

/** The parts of a text that are kept. `keepsEnd`: the date after 'Promoción' is the study's own. */
function readPiece(text: string, keepsEnd: boolean): { kept: Range[]; isOpen: boolean; isStory: boolean } {
  const kept: Range[] = []
  let isOpen = false
  let hasEnded = false
  const label = LEVEL.exec(foldLetters(text))?.[0].length ?? 0
  const level = namesBoth(text.slice(label)) ? label : 0
  const segments = segmentsOf(text, level)
  for (const { from, to } of segments) {
    const segment = text.slice(from, to)
    const isBracket = segment.startsWith('(')
    const folded = foldLetters(segment).replace(/^[\s(«]+|[\s).»:]+$/g, '')
    if (STORY.test(folded)) {
      if (!isBracket || from === 0) return { kept, isOpen, isStory: true }
      continue
    }
    const words = foldLetters(withoutPeriods(segment)).replace(/^[\s(]+|[\s).,:]+$/g, '')
    // Alone in its cell, 'Egresado' is a rank.
    const isEnd = BEFORE_DATE.test(words) && !isBracket && (segments.length > 1 || words !== folded)
    if (GOES_ON.test(folded)) isOpen = true
    else if (STATE.test(folded)) continue
    else if (MEASURE.test(folded) && !(isBracket && KEPT_IN_BRACKETS.test(folded))) {
      if (/semestre/.test(folded)) kept.push(...datesIn(segment, from))
    } else if (isEnd || (hasEnded && words === '')) {
      if (keepsEnd) kept.push(...datesIn(segment, from))
    } else if (isBracket && segment.includes(',')) {
      const parts = partsOfBracket(segment)
      isOpen ||= parts.some(({ says }) => GOES_ON.test(says))
      for (const part of parts)
        if (!GOES_ON.test(part.says) && !STATE.test(part.says) && !BEFORE_DATE.test(part.says))
          kept.push({ from: from + part.from, to: from + part.to })
    } else kept.push({ from, to })
    hasEnded = isEnd && words === folded
  }
  return { kept, isOpen, isStory: false }
}

/** '(7mo ciclo, en curso)': the bracket opens with its first part and closes with its last. */
const partsOfBracket = (bracket: string) =>
  Array.from(bracket.matchAll(/[^,]+/g), ({ 0: part, index }) => ({
    from: index,
    to: index + part.length,
    says: foldLetters(part).replace(/^[\s(]+|[\s).]+$/g, ''),
  }))

const datesIn = (segment: string, from: number): Range[] =>
  findPeriods(segment).map(({ index, length }) => ({ from: from + index, to: from + index + length }))

function segmentsOf(text: string, start: number): Range[] {
  const segments: Range[] = []
  const periods = findPeriods(text)
  let from = start
  for (const match of text.matchAll(SIGN)) {
    if (match.index < start) continue
    const before = text.slice(0, match.index)
    if (before.lastIndexOf('(') > before.lastIndexOf(')')) continue
    if (periods.some(({ index, length }) => index < match.index && match.index < index + length)) continue
    if (match.index > from) segments.push({ from, to: match.index })
    from = match.index + match[0].length
  }
  if (from < text.length) segments.push({ from, to: text.length })
  return segments
}

/** A piece reduced to some of its text; adjacent parts keep the sign between them. */
function keep(piece: Piece, segments: readonly Range[]): Piece[] {
  const ranges: Range[] = []
  for (const range of segments) {
    const last = ranges.at(-1)
    const isNext = last && /^[\s,.;–—|·•-]*$/u.test(piece.text.slice(last.to, range.from))
    if (isNext) last.to = range.to
    else ranges.push({ ...range })
  }
  const [first] = ranges
  if (!first) return []
  if (ranges.length === 1 && first.from === 0 && /^[\s.,]*$/.test(piece.text.slice(first.to))) return [piece]
  const spans = []
  let at = 0
  for (const span of piece.spans) {
    const start = Math.max(at, piece.text.indexOf(span.text, at))
    at = start + span.text.length
    for (const { from, to } of ranges) {
      const text = piece.text.slice(Math.max(from, start), Math.min(to, at)).trim()
      if (text !== '') spans.push({ ...span, text })
    }
  }
  return [{ ...piece, spans, text: ranges.map(({ from, to }) => piece.text.slice(from, to)).join(', ') }]
}
