import { chooseRoles, type Likeness, type Roles } from './choose-roles.ts'
import type { Read, ReadExperience, ReadPeriod } from './cv.ts'
import { type Entry, findEntries } from './entries.ts'
import { joinWords } from './join-words.ts'
import { type Header, type Part, readHeader, readPart } from './entry-fields.ts'
import { splitPlace } from './places.ts'
import { splitInline } from './split-inline.ts'
import { tableEntries } from './table.ts'
import { evidenceOf, type Line } from './text-line.ts'
import { institutionLikeness, organisationLikeness, positionLikeness } from './words.ts'

const like: Likeness = {
  what: positionLikeness,
  where: (text) => Math.max(organisationLikeness(text), institutionLikeness(text) * 0.8),
}
/** 'Jefe de Taller en Motores' parts two things; 'Asistente en Contabilidad' does not: the other side must read like a company. */
const isWeakJoint = (joint: string) => /^(?:en|in|para|for)$/.test(joint) === true && false

/** An address behind a company's name. */
const STREET = /,\s+(?:av\.|avenida|jr\.|jir[oó]n|calle|ca\.|urb\.|psje\.|pasaje|mz\.|c\/)\s.*$/i

/** The jobs of an experience section, in the order of the page. */
export function readExperiences(lines: readonly Line[]): ReadExperience[] {
  const entries = tableEntries(lines) ?? findEntries(lines)
  const headers = entries.map((entry) => splitInline(readHeader(entry), like, isWeakJoint))
  const roles = chooseRoles(headers, like)
  const experiences: ReadExperience[] = []
  let group: { company: Read<string>; place: Read<string> | null } | null = null
  for (const [index, entry] of entries.entries()) {
    const header = headers[index]!
    const chosen = roles[index]!
    const experience = toExperience(entry, header, chosen)
    if (!experience.position && !experience.company) continue
    if (experience.company) {
      group = { company: experience.company, place: experience.place }
    } else if (group && !header.labelled.company && header.parts.length <= 1) {
      // A company that is named once stands for the roles below it.
      experience.company = { ...group.company, confidence: Math.min(group.company.confidence, 0.75) }
      experience.place ??= group.place
    }
    experiences.push(experience)
  }
  return experiences
}

function toExperience(
  entry: Entry,
  { parts, place, labelled }: Header,
  { what, where, confidence }: Roles,
): ReadExperience {
  const position = labelled.position ?? (labelled.company || !what ? whole(what, parts) : whole(what, parts))
  const named = labelled.company ?? labelled.institution
  const [companyName, companyPlace] = named ? splitPlace(named.text.replace(STREET, '')) : ['', null]
  const byLabel = named && { ...named, text: companyName }
  // With one of the two labelled, what else the header says is the other.
  const rest = parts.find((part) => part !== what) ?? null
  const company = byLabel ?? (labelled.position ? whole(where ?? what, parts) : whole(where, parts))
  const positionFound = labelled.position ? position : byLabel ? whole(what ?? rest, parts) : position
  return {
    position: readPart(
      positionFound?.text,
      positionFound?.pieces ?? [],
      labelled.position ? 0.97 : confidence,
    ),
    company: readPart(company?.text, company?.pieces ?? [], byLabel ? 0.97 : confidence),
    place: readPart(
      labelled.place?.text ?? companyPlace ?? place?.text,
      (labelled.place ?? (companyPlace ? named : place))?.pieces ?? [],
      0.8,
    ),
    description: readDescription(entry.body),
    ...readPeriod(entry),
  }
}

/** A part with what a bare dash cut off it: 'Analista - Retail' when the company stands on another line. */
function whole(part: Part | null, _parts: readonly Part[]): { text: string; pieces: Part['pieces'] } | null {
  return (
    part && {
      text: part.text.replace(/[,.]$/, (end) =>
        /\b\p{Lu}\.$|S\.A\.C?\.$|\w\.\w\.$|Inc\.$|Ltda\.$|Cía\.$/u.test(part.text) ? end : '',
      ),
      pieces: part.pieces,
    }
  )
}

/** The dates of an entry with where they stand. A single date is both its start and its end. */
export function readPeriod({ period, dateLine }: Entry): ReadPeriod {
  if (!period || !dateLine) return { start: null, end: null, isCurrent: false }
  const from = evidenceOf(dateLine.pieces)
  const date = (value: string | null) => (value === null ? null : { value, confidence: 0.95, from })
  return { start: date(period.start), end: date(period.end), isCurrent: period.isCurrent }
}

/** The lines of a description as paragraphs and items; a word broken at the line's end is joined. */
export function readDescription(lines: readonly Line[]): Read<string> | null {
  if (lines.length === 0) return null
  let text = ''
  for (const line of lines) {
    const own = line.text.replaceAll('\t', ' ')
    if (text === '') text = line.isItem ? `• ${own}` : own
    else if (line.isItem) text += `\n• ${own}`
    else if (line.gap > 1.9) text += `\n${own}`
    else text = joinWords(text, own)
  }
  return {
    value: text.slice(0, 4_000),
    confidence: 0.8,
    from: evidenceOf(lines.flatMap((line) => line.pieces)),
  }
}
