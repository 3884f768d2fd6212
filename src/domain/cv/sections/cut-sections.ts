import { isWhereabouts } from '#domain/cv/contact/contact-place.ts'
import { headingKind } from './headings.ts'
import { withoutPeriods } from '#domain/cv/dates/found-periods.ts'
import { type LabelName, labelOf, readLabel } from './labels.ts'
import type { Section } from './sections.ts'
import { type Line, withPieces } from '#domain/cv/layout/text-line.ts'

// Sections without a heading above: a summary beside its heading, a contact below other text, courses among the studies.
const REACHED_BY = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.\p{L}{2,}\/\S+|[+(]?\d[\d\s()+-]{6,}\d/giu
const CONTACT_LABELS = new Set<LabelName>(['phone', 'email', 'address', 'linkedin', 'private'])
/** The maximum length of a fact beside contact data; longer text only mentions it. */
const SHORT = 60
/** The minimum length of a summary. */
const SHORTEST = 25

/** Text to the right of its heading, in rows that otherwise hold contact data, is a separate section. */
export function summaryBeside(section: Section): Section[] {
  const { kind, lines } = section
  if (kind !== 'header' && kind !== 'contact') return [section]
  const at = lines.findIndex(
    ({ pieces }) =>
      pieces.length > 1 && headingKind(pieces[0]!.text) === 'summary' && pieces[1]!.text.length > SHORTEST,
  )
  if (at < 0) return [section]
  const { x, size } = lines[at]!.pieces[1]!
  const after = lines.slice(at + 1)
  const end = after.findIndex(
    (line) => Math.abs(line.x - x) > 3 || Math.abs(line.size - size) > 0.3 || line.gap > 1.9,
  )
  const last = end < 0 ? lines.length : at + 1 + end
  const rest: Section[] = last < lines.length ? [{ kind, heading: null, lines: lines.slice(last) }] : []
  return [
    { ...section, lines: lines.slice(0, at) },
    { kind: 'summary', heading: lines[at]!, lines: lines.slice(at, last) },
    ...rest,
  ]
}

/** Running text at the right of contact data, line beside line and without a heading, is read by itself. */
export function textBeside(section: Section): Section[] {
  const { kind, lines } = section
  if (kind !== 'header') return [section]
  for (const [at, { pieces }] of lines.entries()) {
    const first = pieces[1]
    if (!first || pieces.length > 2) continue
    const own = lines.slice(at).map((line) => line.pieces.at(-1)!)
    const end = own.findIndex(
      (piece) => Math.abs(piece.x - first.x) > 2 || Math.abs(piece.size - first.size) > 0.3,
    )
    const text = own.slice(0, end < 0 ? own.length : end)
    if (!isProse(text.map((piece) => piece.text))) continue
    const cut = lines.map((line) => ({ line, own: line.pieces.filter((piece) => !text.includes(piece)) }))
    return [
      { ...section, lines: cut.flatMap(({ line, own }) => (own.length > 0 ? [withPieces(line, own)] : [])) },
      { kind, heading: null, lines: text.map((piece, row) => withPieces(lines[at + row]!, [piece])) },
    ]
  }
  return [section]
}

/** Full lines of many words, ended by a full stop. */
const isProse = (lines: readonly string[]) =>
  lines.length > 1 &&
  lines.slice(0, -1).every((line) => line.length > FULL) &&
  /\p{L}{3}[.!]$/u.test(lines.at(-1)!) &&
  !lines.some((line) => line.includes('@'))
const FULL = 40

/** The minimum space above the footer of a page, in letter heights. */
const FOOT = 3
const FOOT_LINES = 4
const NOT_BELOW = new Set<Section['kind']>(['header', 'contact', 'references'])

/** A contact without a heading, directly below the summary or at the foot of a page, is a separate section. */
export function contactBelow(section: Section): Section[] {
  const { kind, lines } = section
  if (NOT_BELOW.has(kind)) return [section]
  if (kind === 'other' && isBareContact(lines))
    return [{ ...section, kind: section.heading ? 'contact' : 'header' }]
  const [from, to] = (kind === 'summary' ? belowSummary(lines) : atFoot(section)) ?? [0, 0]
  const rest = lines.slice(from, to)
  const isMostly =
    rest.filter((line) => isContact(line) || isWhereabouts(line.text)).length >= rest.length / 2
  const isShort = ({ text }: Line) => text.length <= SHORT && !text.endsWith('.')
  const isOnly = isMostly && rest.some(isContact) && rest.every((line) => isContact(line) || isShort(line))
  return isOnly
    ? [
        { ...section, lines: [...lines.slice(0, from), ...lines.slice(to)] },
        { kind: 'header', heading: null, lines: rest },
      ]
    : [section]
}

type Range = readonly [from: number, to: number]

function belowSummary(lines: readonly Line[]): Range | null {
  const at = lines.findIndex((line, index) => index > 0 && isContact(line))
  if (at < 0) return null
  return [at > 1 && isWhereabouts(lines[at - 1]!.text) ? at - 1 : at, lines.length]
}

/** The last lines of a page, below white space; the section may go on at the top of the next one. */
function atFoot({ lines, heading }: Section): Range | null {
  for (const [at, { gap, page }] of lines.entries()) {
    if (gap <= FOOT || (at === 0 && !Number.isFinite(gap))) continue
    const next = lines.findIndex((line, index) => index > at && line.page !== page)
    const to = next < 0 ? lines.length : next
    const isAlone = at === 0 && (heading === null || next < 0)
    if (to - at <= FOOT_LINES && !isAlone) return [at, to]
  }
  return null
}

/** More letters beside an address or a number are somebody's name: a reference's. */
const LABEL = 12

/** True for lines with only contact data, including an e-mail address, and a place. */
function isBareContact(lines: readonly Line[]): boolean {
  const isBare = ({ pieces }: Line) =>
    pieces.every(
      ({ text }) =>
        isWhereabouts(text) || text.replace(REACHED_BY, '').replace(/[^\p{L}]/gu, '').length <= LABEL,
    )
  return lines.length <= MOST_LINES && lines.some(({ text }) => text.includes('@')) && lines.every(isBare)
}
const MOST_LINES = 8

/** A line with contact labels, or with contact data and little else. */
function isContact(line: Line): boolean {
  const labels = line.pieces.map(({ text }) => labelOf(text))
  if (labels.every((label) => label !== null && CONTACT_LABELS.has(label))) return true
  const own = line.pieces.map(({ text }) => text).filter((text) => !isWhereabouts(text))
  // '2013-2015' has as many digits as a telephone number.
  const text = withoutPeriods(own.join(' ')).trim()
  const rest = text.replace(REACHED_BY, '')
  return rest !== text && rest.length < SHORT / 2 && !text.endsWith('.')
}

/** Courses among the studies, each on its own line ('Curso: Inyectables, 2018'), are certifications. */
export function coursesApart(section: Section): Section[] {
  if (section.kind !== 'education') return [section]
  const labels = section.lines.map(({ text }) => readLabel(text))
  const isForm = labels.some((label) => label !== null && label.name !== 'course')
  const isCourse = (_: Line, index: number) => (labels[index]?.value ?? '') !== ''
  if (isForm || !section.lines.some(isCourse)) return [section]
  return [
    { ...section, lines: section.lines.filter((line, index) => !isCourse(line, index)) },
    { kind: 'certifications', heading: null, lines: section.lines.filter(isCourse) },
  ]
}

/** The sections of a document, with sections that have no heading above cut out. */
export const cutSections = (sections: readonly Section[]): Section[] =>
  sections.flatMap(summaryBeside).flatMap(textBeside).flatMap(contactBelow).flatMap(coursesApart)
