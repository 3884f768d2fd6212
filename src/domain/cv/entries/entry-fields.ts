import { AS, EMPLOYMENT_WORDS, STUDIED_WORDS, UNIT_WORDS, WHEN, WORKED_AS } from './entry-fields.data.ts'
import { cutLine, NAMES } from './cut-header.ts'
import type { Read } from '#domain/cv/cv.ts'
import type { Entry } from './make-entry.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { type LabelName, readLabel } from '#domain/cv/sections/labels.ts'
import { isDateOnly, withoutPeriods } from '#domain/cv/dates/found-periods.ts'
import { isBareName, isPlace, isWork, splitLeadingPlace, splitPlace } from '#domain/cv/names/places.ts'
import { joinWords } from '#domain/cv/layout/join-words.ts'
import { evidenceOf, type Line, type Piece } from '#domain/cv/layout/text-line.ts'
import { institutionLikeness, organisationLikeness, positionLikeness } from '#domain/cv/names/words.ts'

/** A piece of an entry's header that may be one of its fields. */
export interface Part {
  text: string
  line: Line
  /** The header line, as an index. */
  row: number
  isBold: boolean
  isItalic: boolean
  isCapitals: boolean
  size: number
  /** The sign between it and the previous part on the line; empty at the start of the line. */
  separator: string
  pieces: Piece[]
}

/** The texts of an entry's header, before their meaning is known. */
export interface Header {
  parts: Part[]
  place: { text: string; pieces: Piece[] } | null
  labelled: Partial<Record<LabelName, { text: string; pieces: Piece[] }>>
}

const DANGLING = /^[\s,;:.|·•–—/=>~*#\p{So}-]+|[\s,;:|·•–—/(=>~*\p{So}-]+$/gu

/** The parts of an entry's header: its lines without dates and places, cut at signs, gaps and changes of weight. */
export function readHeader(entry: Entry): Header {
  const header: Header = { parts: [], place: null, labelled: {} }
  let doubtful: { part: Part; text: string } | null = null
  for (const [row, line] of entry.header.entries()) {
    const label = readLabel(line.text)
    // 'Del 2009 al 2011: Soldador': the text after the period is not part of it.
    const isPeriod = label?.name === 'period' && /^\D*\p{L}{3}/u.test(withoutPeriods(label.value))
    if (label && !isPeriod) {
      if (label.name !== 'private' && label.value !== '' && !isDateOnly(label.value))
        header.labelled[label.name] ??= { text: label.value, pieces: line.pieces }
      continue
    }
    if (isDateOnly(line.text)) continue
    let separator = ''
    for (const [text, piece, next] of cutLine(line, entry)) {
      if (separator !== '' && TEAM.test(text)) {
        separator = next
        continue
      }
      let clean = withoutUnit(text)
        .replace(TEAM_BEHIND, '')
        .replace(SITE, '')
        .replace(DANGLING, '')
        .replace(RESOLUTION, '')
        .replace(/^(?:puesto|cargo)\s+(?=\p{Ll})/u, '')
        .replace(LEAD_IN, '')
        .replace(STUDIED, '')
        .replace(CLIENT, '')
        .replace(/^(?:(?:at|en)\s+|@\s*)(?=\p{Lu})/u, '')
        .trim()
      const inner = readLabel(clean)
      if (inner && inner.value !== '' && inner.name !== 'private' && inner.name !== 'body') {
        header.labelled[inner.name] ??= { text: inner.value, pieces: [piece] }
        continue
      }
      const last = header.parts.at(-1)
      if (last && goesOnWith(last, clean, row, separator, entry)) {
        last.text = /^[–—-]$/.test(separator) ? `${last.text} ${separator} ${clean}` : `${last.text} ${clean}`
      } else if (
        clean !== '' &&
        !isDateOnly(clean) &&
        !EMPLOYMENT.test(foldLetters(clean)) &&
        !WITH.test(clean)
      ) {
        if (
          isPlace(clean) &&
          (header.parts.length > 0 || separator !== '' || entry.header.length > 1 || line === entry.dateLine)
        ) {
          header.place ??= {
            text: clean.replace(/^[([](.*)[)\]]$/, '$1').replace(/\.$/, ''),
            pieces: [piece],
          }
        } else {
          let [rest, place] = splitPlace(clean)
          if (!place) [rest, place] = splitLeadingPlace(clean)
          const whole = clean
          if (place) {
            header.place ??= { text: place.replace(/\.$/, ''), pieces: [piece] }
            clean = rest.replace(DANGLING, '')
          }
          const part = makePart(clean, line, row, separator, piece)
          if (last && isBroken(last, part, entry, isSetApart(last, header.parts)))
            last.text = joinWords(last.text, part.text)
          else header.parts.push(part)
          if (place && header.parts.includes(part) && separator !== '/' && isBareName(clean))
            doubtful = { part, text: whole }
        }
      }
      separator = next
    }
  }
  // Beside two other names 'Jena, Alemania' is a place, even if no list has 'Jena'.
  return doubtful && header.parts.length > 2
    ? {
        ...header,
        parts: header.parts.filter((part) => part !== doubtful.part),
        place: { text: doubtful.text, pieces: doubtful.part.pieces },
      }
    : header
}

/**
 * True for a continuation of the previous part: the end of 'Proyecto Chira - Piura' or 'Universidad de' / 'Piura', and the duration
 * in 'Docente – 5 años'.
 */
function goesOnWith(last: Part, text: string, row: number, separator: string, { period }: Entry): boolean {
  const isDashed = last.row === row && /^[–—-]$/.test(separator)
  if (isPlace(text))
    return (
      (isDashed && isWork(last.text) && !text.includes(',')) ||
      (last.row + 1 === row && OPEN_NAME.test(last.text))
    )
  const years = isDashed && /^(\d+) años?$/.exec(text)?.[1]
  if (!years || !period?.start || !period.end) return false
  return Number(years) > Number(period.end.slice(0, 4)) - Number(period.start.slice(0, 4)) + 1
}

/** True for text that did not fit on the line above, after a sign: 'I.E.P. Quipu, Chiclayo — Docente' / 'Tutora'. */
function isBroken(last: Part, part: Part, { header, body }: Entry, isStyled: boolean): boolean {
  const isAlike = last.isBold === part.isBold && last.isItalic === part.isItalic && last.size === part.size
  if (!isAlike || last.row + 1 !== part.row || last.separator === '' || part.line.pieces.length > 1)
    return false
  const own = last.pieces[0]!
  // Its dates may stand at the other end of the line.
  const [date, ...others] = last.line.pieces.filter(({ x }) => x > own.x)
  if (others.length > 0 || (date && !isDateOnly(date.text))) return false
  if (!date || !isStyled) {
    // A name of its own does not continue an employer's name.
    if (positionLikeness(last.text) < 0.7 && NAMES.some((likeness) => likeness(part.text) > 0)) return false
    if (Math.max(organisationLikeness(part.text), institutionLikeness(part.text)) >= 0.6) return false
  }
  const limit = date ? date.x - GAP : Math.max(...[...header, ...body].map(({ right }) => right))
  const [word = ''] = part.text.split(' ')
  return own.right + (word.length + 1) * part.size * LETTER > limit
}

/** True if the names of a line are in styles of their own: the same style below goes on with the last one. */
const isSetApart = (last: Part, parts: readonly Part[]) =>
  parts.some(
    (part) => part.row === last.row && (part.isBold !== last.isBold || part.isItalic !== last.isItalic),
  )

/** The least white space before dates at the end of a line, in points. */
const GAP = 4

/** The width of a letter as a share of its height. */
const LETTER = 0.5

/** An incomplete name that continues below. */
const OPEN_NAME = /\s(?:de|del|de la|y)$/

/** The resolution that appointed somebody: '. R.D. N° 0341-2019'. */
const RESOLUTION = /[.,;]?\s+R\.\s?[DMJ]\.(?:R\.)?\s+N[.°º]+\s*[\w./-]+$/

/** 'con maestros de obra de Cajamarca' is not a name. */
const WITH = /^con\s+(?:\p{L}+\s)?\p{Ll}/u

const EMPLOYMENT = new RegExp(`^(?:${EMPLOYMENT_WORDS.join('|')})$`)

/** 'Trabajé como supervisora': the words before the position. */
const LEAD_IN = new RegExp(String.raw`^(?:(?:${WHEN}),?\s+)?(?:${WORKED_AS})\s+(?:${AS})\s+`, 'iu')

const STUDIED = new RegExp(
  String.raw`^(?:Actualmente\s+)?(?:${STUDIED_WORDS.join('|')})\s+(?:(?:el|la|mi|un|una)\s+)?(?=\p{Lu})`,
  'u',
)

const UNIT = new RegExp(`^(?:${UNIT_WORDS.join('|')}) (?:de|del) `)

/** The client of a self-employed person counts as the employer. */
const CLIENT = /^Cliente:\s+(?=\p{Lu})/u

/** The team in which somebody worked, behind the post: 'Analista – Equipo de Pagos', 'Analista (squad Pagos)'. */
const TEAM_WORDS = String.raw`(?:equipo\s+de|squad|c[eé]lula|tribu)\s+(?!lead)`
const TEAM = new RegExp(String.raw`^\s*${TEAM_WORDS}`, 'iu')
const TEAM_BEHIND = new RegExp(String.raw`(?:,\s+|\s*\()${TEAM_WORDS}[^(),]*\)?$`, 'iu')

/** The address of a company's site behind its name. 'Booking.com' is a name: it stands behind nothing. */
const SITE =
  /(?<=\p{L}.*)(?:\s*\(|,\s+|\s+(?=https?:|www\.))(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s)]*)?\)?$/iu

const OFFICE = String.raw`Oficina\s+(?:Regional|Defensorial|Zonal|Desconcentrada)`
const COURT = String.raw`(?:Primer|Segundo|Tercer|Cuarto|Quinto)\s+Juzgado`
/** A part of a public body, after its name: 'Indecopi, Oficina Regional de Piura'. */
const BRANCH = new RegExp(String.raw`(?<=\p{L}{3}),\s+(?:${OFFICE}|${COURT})\s+de\s+[^,]+$`, 'u')

/** 'Docente, Facultad de Ciencias, Universidad de Lima' without its unit. Empty for a text that is only a unit. */
function withoutUnit(text: string): string {
  const whole = text.replace(BRANCH, '')
  const parts = whole.split(/(?<=[,.])\s+/)
  const start = parts.findIndex((part) => UNIT.test(foldLetters(part)))
  if (start < 0) return whole
  const end = parts.findIndex((part, at) => at > start && institutionLikeness(part) >= 0.9)
  const isOnly = start === 0 && end < 0
  const isBehind = start > 0 || end > 0
  if (isOnly && !foldLetters(text).startsWith('laboratorio')) return ''
  if (!isBehind || (end < 0 && foldLetters(parts[start]!).startsWith('laboratorio'))) return text
  return [...parts.slice(0, start), ...(end < 0 ? [] : parts.slice(end))].join(' ')
}

function makePart(text: string, line: Line, row: number, separator: string, piece: Piece): Part {
  const span = piece.spans.find((candidate) => candidate.text.includes(text.slice(0, 6))) ?? piece.spans[0]!
  return {
    text: balance(text),
    line,
    row,
    isBold: span.isBold,
    isItalic: span.isItalic,
    isCapitals: isInCapitals(/^[^,:(]*/.exec(text)![0]),
    size: span.size,
    separator,
    pieces: [piece],
  }
}

const isInCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()

/** Closes a bracket whose end was removed with a date. */
function balance(text: string): string {
  const open = (text.match(/\(/g) ?? []).length
  const closed = (text.match(/\)/g) ?? []).length
  if (open === closed) return text
  return open > closed ? `${text})` : text.replace(/\)$/, '').trim()
}

/** A value with its position and confidence. */
export function readPart(
  text: string | null | undefined,
  pieces: readonly Piece[],
  confidence: number,
): Read<string> | null {
  return text
    ? { value: text, confidence: Math.round(confidence * 100) / 100, from: evidenceOf(pieces) }
    : null
}
