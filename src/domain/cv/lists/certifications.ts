import { cellsOf } from './certification-cells.ts'
import {
  findItems,
  issuerLikeness,
  joinLines,
  lookOf,
  opensItem,
  paragraphsOf,
  startLook,
} from './certification-items.ts'
import { certificationName, isAside } from './certification-name.ts'
import type { Read } from '#domain/cv/cv.ts'
import type { SectionKind } from '#domain/cv/sections/headings.data.ts'
import { looseHeadingKind } from '#domain/cv/sections/headings.ts'
import { labelOf, readLabel } from '#domain/cv/sections/labels.ts'
import { findPeriods, isDateOnly } from '#domain/cv/dates/found-periods.ts'
import { readTable } from '#domain/cv/entries/table.ts'
import { evidenceOf, type Line, type Piece } from '#domain/cv/layout/text-line.ts'

/** The names of courses, licences and registrations in a section, without issuers and years. */
export function readCertifications(source: readonly Line[]): Read<string>[] {
  const lines = withoutOthers(source)
  return fromLabels(lines) ?? fromCells(lines) ?? fromTable(lines) ?? fromPassage(lines) ?? fromItems(lines)
}

const found = (value: string, confidence: number, pieces: readonly Piece[]): Read<string> => ({
  value,
  confidence,
  from: evidenceOf(pieces),
})

/** Lines that professional networks print below each certification. */
const OF_PLATFORM_WORDS = [
  'atentamente,?$',
  '(?:mostrar|ver|see|show) (?:la )?credencial',
  '(?:see|show) credential',
  'id de (?:la )?credencial',
  'credential id',
  String.raw`(?:expedici[oó]n|fecha de expedici[oó]n|issued)\b:?\s`,
]
const OF_PLATFORM = new RegExp(`^(?:${OF_PLATFORM_WORDS.join('|')})`, 'i')

/** The kind of the group above each line: 'Programas:' and the lines after it. */
function groupKinds(lines: readonly Line[]): SectionKind[] {
  let own: SectionKind = 'certifications'
  return lines.map(({ text, pieces }) => {
    const kind = text.endsWith(':') && pieces.length === 1 ? looseHeadingKind(text) : 'other'
    if (kind !== 'other') own = kind
    return own
  })
}

const withoutOthers = (lines: readonly Line[]): readonly Line[] => {
  const kinds = groupKinds(lines)
  return lines.filter(({ text }, index) => kinds[index] === 'certifications' && !OF_PLATFORM.test(text))
}

/** In a section of certifications, the lines below the name of another kind, without that name. */
export function linesBelow(lines: readonly Line[], kind: SectionKind): Line[] {
  const kinds = groupKinds(lines)
  return lines.filter(({ text }, index) => kinds[index] === kind && !text.endsWith(':'))
}

function fromTable(lines: readonly Line[]): Read<string>[] | null {
  const rows = (readTable(lines) ?? []).flatMap((row) => {
    const cell = row.get('course') ?? row.get('degree') ?? row.get('name') ?? row.get('field')
    return cell ? [found(cell.text, 0.85, cell.pieces)] : []
  })
  return rows.length > 0 ? rows : null
}

function fromLabels(lines: readonly Line[]): Read<string>[] | null {
  const labelled = lines.flatMap((line) => {
    const label = readLabel(line.text, ['course', 'degree'])
    return label && label.value !== '' && labelOf(label.value.split('\t')[0]!) === null
      ? [found(certificationName(label.value) ?? label.value, 0.85, line.pieces)]
      : []
  })
  const isForm = lines.filter((line) => readLabel(line.text) !== null).length >= lines.length / 2
  return labelled.length > 0 && isForm ? labelled : null
}

/** Rows of cells without column names: a year, a name and an issuer in separate columns. */
function fromCells(lines: readonly Line[]): Read<string>[] | null {
  const cells = cellsOf(lines)
  if (!cells) return null
  return cells.flatMap(({ name, isDated, hasIssuer }) => {
    const text = name.map((piece) => piece.text).join(' ')
    const value = certificationName(text, isDated, hasIssuer)
    return value ? [found(value, 0.85, name)] : []
  })
}

/** 'He llevado los cursos de …' */
const SPOKEN_WORDS = [
  'he',
  'hice',
  'tengo',
  'cuento',
  'llev[eé]',
  'curs[eé]',
  'complet[eé]',
  'obtuve',
  'aprob[eé]',
  'particip[eé]',
]
const SPOKEN = new RegExp(
  String.raw`^(?:${SPOKEN_WORDS.join('|')})\s[^,;]*?\s(?:de|en|como|sobre|con)\s+(?=\p{Lu})`,
  'iu',
)

/** 'Licencia A-IIb, certificado de inyección': each names its kind. */
const BEFORE_OPENER = /,\s+(?=(?:licencia|certificado|carn[eé]t?|brevete|diplomado|curso)\s\S)/iu

/** Items in running text: 'Excel (Cibertec, 2020); SAP (Quipu, 2021)'. */
function fromPassage(lines: readonly Line[]): Read<string>[] | null {
  if (lines.length === 0 || lines.filter(({ isItem }) => isItem).length > 1) return null
  const whole = lines.reduce(joinLines)
  for (const sign of [BEFORE_OPENER, /;\s+(?![^(]*\))/u, /\s+[•·|]\s+/u, /(?<=\))(?:,|;|\sy|\se)\s+/u]) {
    const parts = whole.text.split(sign).filter((part) => part.trim() !== '')
    // 'PSM I – Scrum.org | PMP – PMI'
    const areNamed = parts.length > 1 && parts.every((part) => /\S\s[–-]\s\S/.test(part))
    const isList =
      sign === BEFORE_OPENER || sign.source.startsWith(';')
        ? parts.length > 1 && (sign !== BEFORE_OPENER || parts.every(opensItem))
        : (areNamed && sign.source.startsWith('\\s+[')) ||
          (parts.filter(endsDated).length >= 2 &&
            parts.every((part) => endsDated(part) || findPeriods(part).length === 0) &&
            // A date alone between two signs is a field, so the sign does not separate items.
            !lines.some(({ text }) => text.split(sign).some((part) => part !== '' && isDateOnly(part))))
    if (!isList) continue
    return parts.flatMap((part) => {
      const value = certificationName(part.replace(SPOKEN, ''))
      return value ? [found(value, 0.75, whole.pieces)] : []
    })
  }
  return null
}

/** Ends with a date and has other text. */
function endsDated(text: string): boolean {
  const last = findPeriods(text).at(-1)
  return last !== undefined && !isAside(text) && /^[\s).]*$/.test(text.slice(last.index + last.length))
}

function fromItems(lines: readonly Line[]): Read<string>[] {
  const items = paragraphsOf(findItems(lines.filter(({ text }) => !text.endsWith(':'))))
  // If one line is complete, lines below others are their continuation.
  const isInline = items.some(([first, ...others]) => others.length === 0 && saysAll(first!))
  const isIssuerFirst = hasIssuersFirst(items.map(([first]) => first!.text))
  return items.flatMap((item) => {
    const name = nameOf(item, isInline)
    const value = name && certificationName(isIssuerFirst ? behindIssuer(name.text) : name.text, name.isDated)
    return value ? [found(value, 0.8, name.pieces)] : []
  })
}

interface Name {
  text: string
  pieces: Piece[]
  /** A date stands beside it. */
  isDated: boolean
}

/** Name and issuer or year on one line. */
const saysAll = ({ text }: Line) => findPeriods(text).length > 0 && /[,–—|·•-]\s|\t|\.\s/.test(text)

/** The part of an item with its name: the text in the style of its start. */
function nameOf(item: readonly Line[], isInline: boolean): Name | null {
  const lines = withoutIssuerFirst(item.filter(({ text }) => !isAside(text)))
  const [first, ...others] = lines
  if (!first) return null
  const look = startLook(first)
  const isDated = item.some(({ text }) => isAside(text) && findPeriods(text).length > 0)
  const alike = others.slice(0, others.findIndex((line) => startLook(line) !== look) >>> 0)
  const whole = isInline ? alike.reduce(joinLines, first) : first
  const lead = leadOf(whole)
  return (
    lead ?? {
      text: whole.text,
      pieces: whole.pieces,
      isDated: isDated && whole === first,
    }
  )
}

/** 'Universidad de Lima' above 'Diplomado en Ventas'. */
const withoutIssuerFirst = (lines: readonly Line[]) =>
  lines.length > 1 &&
  issuerLikeness(lines[0]!.text) >= 0.9 &&
  !opensItem(lines[0]!.text) &&
  opensItem(lines[1]!.text)
    ? lines.slice(1)
    : lines

/** A name separated by style and by a sign from the text after it on its line. */
function leadOf({ pieces, text }: Line): Name | null {
  const spans = pieces.flatMap((piece) => piece.spans).filter((span) => /\p{L}/u.test(span.text))
  const [first] = spans
  if (!first || pieces.length > 1 || isAside(first.text)) return null
  const end = spans.findIndex((span) => lookOf(span) !== lookOf(first))
  if (end < 0) return null
  const lead = spans
    .slice(0, end)
    .map((span) => span.text.trim())
    .join(' ')
  const rest = text.slice(lead.length)
  if (!text.startsWith(lead) || (!/[,;:·•|–—(-]\s*$/u.test(lead) && !/^\s*[.,;·•|–—(-]/u.test(rest)))
    return null
  return { text: lead, pieces: [...pieces], isDated: findPeriods(rest).length > 0 }
}

const ISSUER_FIRST = /^(\p{Lu}.*?)(:\s+|\s+[–—|·•-]\s+)(?=\p{Lu})/u

/**
 * 'Google: Marketing digital' in every item, 'SENATI – Electricidad': the issuer comes first. A number after a colon is a
 * registration.
 */
function hasIssuersFirst(texts: readonly string[]): boolean {
  const cuts = texts.map((text) => ({ match: ISSUER_FIRST.exec(text), text }))
  return (
    texts.length >= 2 &&
    cuts.every(({ match, text }) => {
      if (!match) return false
      const [whole, issuer = '', sign = ''] = match
      if (sign.startsWith(':')) return issuer.length <= 30 && !/\d{4,}$/.test(text)
      return (
        issuerLikeness(issuer) >= 0.6 &&
        issuerLikeness(text.slice(whole.length).split(/\s[–—|·•-]\s/)[0]!) < 0.6
      )
    })
  )
}

const behindIssuer = (text: string) => text.replace(ISSUER_FIRST, '')
