import { contactFacts } from './contact-facts.ts'
import { isWhereabouts } from './contact-place.ts'
import type { Read, ReadCv } from './cv.ts'
import { headingKind } from './headings.ts'
import { joinWords } from './join-words.ts'
import { type LabelName, labelOf } from './labels.ts'
import { findPeriods } from './periods.ts'
import type { Section } from './sections.ts'
import { evidenceOf, type Line } from './text-line.ts'

const REACHED_BY = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.\p{L}{2,}\/\S+|[+(]?\d[\d\s()+-]{6,}\d/giu
const CONTACT_LABELS = new Set<LabelName>(['phone', 'email', 'address', 'linkedin', 'private'])
/** A fact beside how somebody is reached is no longer than this; what is longer is text that mentions it. */
const SHORT = 60
/** Fewer letters are no text of somebody's own. */
const SHORTEST = 25
/** 'a. Abogada con…': the letter counts the parts of the document. */
const ORDINAL = /^(?:\p{Ll}|\d{1,2})[.)]\s+(?=\p{Lu})/u

/** White from here on, in heights of the letters, parts the foot of a page from what stands above it. */
const FOOT = 3
const FOOT_LINES = 4
const NOT_BELOW = new Set<Section['kind']>(['header', 'contact', 'references'])

/** A contact without a heading, right below the summary or at the foot of a page, is a section of its own. */
export function contactBelow(section: Section): Section[] {
  const { kind, lines } = section
  if (NOT_BELOW.has(kind)) return [section]
  let at = lines.findIndex(
    kind === 'summary'
      ? (line, index) => index > 0 && isContact(line)
      : ({ gap }, index) => index >= Math.max(1, lines.length - FOOT_LINES) && gap > FOOT,
  )
  const rest = at < 0 ? [] : lines.slice(at)
  const isMostly = rest.filter(isContact).length >= rest.length / 2
  const isShort = ({ text }: Line) => text.length <= SHORT && !text.endsWith('.')
  if (rest.length === 0 || !isMostly || !rest.every((line) => isContact(line) || isShort(line)))
    return [section]
  if (kind === 'summary' && at > 1 && isWhereabouts(lines[at - 1]!.text)) at--
  return [
    { ...section, lines: lines.slice(0, at) },
    { kind: 'header', heading: null, lines: lines.slice(at) },
  ]
}

/** A line of labels of the contact, or of how somebody is reached and little else. */
function isContact(line: Line): boolean {
  const labels = line.pieces.map(({ text }) => labelOf(text))
  if (labels.every((label) => label !== null && CONTACT_LABELS.has(label))) return true
  const own = line.pieces.filter(({ text }) => !isWhereabouts(text)).map(({ text }) => text)
  const text = own.join(' ')
  const rest = text.replace(REACHED_BY, '')
  return rest !== text && rest.length < SHORT / 2 && !text.endsWith('.')
}

/** What the person says of themselves: below its heading, beside it, or as running text below the name. */
export function readSummary(sections: readonly Section[], name: Read<string> | null): ReadCv['summary'] {
  const named = namedSummary(sections)
  const lines = named.length > 0 ? named : unnamedSummary(sections, name)
  if (lines.length === 0) return null
  return {
    value: paragraph(lines),
    confidence: named.length > 0 ? 0.95 : 0.7,
    from: evidenceOf(lines.flatMap((line) => line.pieces)),
  }
}

/** The lines below the headings of summaries; further ones count where they are text, not a list of words. */
function namedSummary(sections: readonly Section[]): Line[] {
  const parts = sections
    .filter(({ kind, lines }) => kind === 'summary' && lines.length > 0)
    .map(({ lines }) => untilOther(lines))
  return parts.filter((part, index) => index === 0 || /[.!]$/.test(part.at(-1)!.text)).flat()
}

/** What stands far below in letters of another size is something else. */
function untilOther(lines: readonly Line[]): Line[] {
  const [first] = lines
  const end = lines.findIndex(
    (line) => line.gap > 2.2 && line !== first && Math.abs(line.size - first!.size) > 1,
  )
  return end < 0 ? [...lines] : lines.slice(0, end)
}

/** Text at the right of its heading, in rows that are otherwise those of the contact, is a section of its own. */
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

/** Running text under the name, before any heading, is a summary that has none. */
function unnamedSummary(sections: readonly Section[], name: Read<string> | null): Line[] {
  const isName = (line: Line) =>
    name !== null && line.text.includes(name.value.split(' ').slice(0, 2).join(' '))
  const withName = sections.findIndex(({ lines }) => lines.some(isName))
  // In a form, what stands over the name tells how to fill it in.
  if (withName >= 0 && sections[withName]!.kind !== 'header') return []
  for (const { kind, lines } of sections.slice(Math.max(withName, 0))) {
    if (kind !== 'header') continue
    const first = lines.findIndex(
      (line) =>
        line.text.length > 45 &&
        line.text.split(' ').length >= 7 &&
        !line.isItem &&
        !endsWithRange(line.text) &&
        !/@|linkedin|https?:|\d{3}[\s-]?\d{3}/i.test(line.text) &&
        contactFacts([line]).every(({ label }) => label === null || label === 'unknown'),
    )
    if (first < 0) continue
    const after = lines.slice(first + 1)
    const end = after.findIndex(
      (line, index) =>
        line.gap > 1.9 ||
        Math.abs(line.size - lines[first]!.size) > 0.3 ||
        /@|linkedin/i.test(line.text) ||
        ((after[index - 1] ?? lines[first]!).text.endsWith('.') && line.text.length < 30),
    )
    const found = [lines[first]!, ...(end < 0 ? after : after.slice(0, end))]
    if (/[.!]$/.test(found.at(-1)!.text) || found.length > 1) return found
  }
  return []
}

/** 'Grupo Altamar, Lima (ene. 2020 – nov. 2020)' tells of a job. */
function endsWithRange(text: string): boolean {
  const last = findPeriods(text).at(-1)
  return last !== undefined && last.start !== last.end && last.index + last.length >= text.length - 1
}

function paragraph(lines: readonly Line[]): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    // In a margin a heading may have a label of its own: 'Objetivo y perfil'.
    const isLabelled = index === 0 && line.pieces.length > 1 && headingKind(line.pieces[0]!.text) !== null
    const own = line.pieces
      .slice(isLabelled ? 1 : 0)
      .map((piece) => piece.text)
      .join(' ')
    text = text === '' ? own : joinWords(text, own)
  }
  return text.replace(ORDINAL, '')
}
