import { NOT_SHORT } from '#domain/text/full-stops.ts'
import { cardEntries } from './cards.ts'
import { chooseRoles, joinWhereLabelled, type Likeness, type Roles } from './choose-roles.ts'
import type { Read, ReadExperience, ReadPeriod } from '#domain/cv/cv.ts'
import { VERB } from './entry-body.ts'
import { findEntries, isForm } from './entries.ts'
import type { Entry } from './make-entry.ts'
import { type Header, type Part, readHeader, readPart } from './entry-fields.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { unfoldForms } from './form-lines.ts'
import { joinWords } from '#domain/cv/layout/join-words.ts'
import { findPeriods, isRange } from '#domain/cv/dates/found-periods.ts'
import { splitLikelyPlace, splitPlace } from '#domain/cv/names/places.ts'
import { splitHeaders } from './split-inline.ts'
import { tableEntries } from './table.ts'
import { evidenceOf, type Line, type Piece } from '#domain/cv/layout/text-line.ts'
import { readProseExperiences } from './prose-entries.ts'
import { isPoorly, readLineJobs } from './prose-lines.ts'
import {
  describes,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

const like: Likeness = {
  what: positionLikeness,
  where: (text) =>
    describes(text) ? -0.5 : Math.max(organisationLikeness(text), institutionLikeness(text) * 0.8),
}
/** The confidence of a labelled value ('Cargo: …'), and of a value taken from the role above. */
const LABELLED = 0.97
const INHERITED = 0.75
/** A street address after a company's name. */
const STREET = /,\s+(?:av\.|avenida|jr\.|jir[oó]n|calle|ca\.|urb\.|psje\.|pasaje|mz\.|c\/)\s.*$/i
/** A full stop or comma that does not end an abbreviation. */
const LOOSE_END = new RegExp(String.raw`${NOT_SHORT}\.$|,$`, 'u')
/** Career breaks, which some CVs list among the jobs. */
const BREAK_WORDS = [
  'pausa',
  'receso',
  'interrupcion',
  'descanso',
  'career break',
  'ano sabatico',
  'sabatico',
  'licencia sin goce',
]
const BREAK = new RegExp(
  String.raw`^(?:${BREAK_WORDS.join('|')})\b(?:\s+(?:laboral|profesional|por|para|de)\b|\s*[(:]|$)`,
)
const isBreak = (text: string) => BREAK.test(foldLetters(text))
/** True for what is no job: 'Pausa por maternidad'. */
export const namesBreak = ({ position, company }: Pick<ReadExperience, 'position' | 'company'>): boolean =>
  [position, company].some((name) => isBreak(name?.value ?? ''))

const LONGEST_DESCRIPTION = 4_000

/** The jobs of an experience section, in page order. */
export const readExperiences = (section: readonly Line[]): ReadExperience[] => readJobSection(section).jobs

/**
 * The jobs of an experience section, in page order. `saysRoles`: the page itself says which text is the post and which the employer, in
 * sentences, behind labels or in a table's head.
 */
export function readJobSection(section: readonly Line[]): { jobs: ReadExperience[]; saysRoles: boolean } {
  const lines = aboveOtherPart(section)
  const inProse = readProseExperiences(lines)
  if (inProse) return { jobs: inProse, saysRoles: true }
  const form = unfoldForms(lines)
  const table = form ? null : tableEntries(lines)
  const entries = form ? findEntries(form) : (table ?? cardEntries(lines) ?? findEntries(lines))
  const wholeHeaders = entries.map(readHeader).map(withoutDescribing).map(joinWhereLabelled)
  const headers = splitHeaders(wholeHeaders, like, () => false)
  const roles = withoutDescriptions(entries, chooseRoles(headers, like))
  const experiences: ReadExperience[] = []
  let above: ReadExperience | null = null
  /** The post of the job above stands on a line above its company. */
  let isAbove = false
  for (const [index, entry] of entries.entries()) {
    const header = headers[index]!
    const experience = toExperience(entry, header, roles[index]!)
    if (!experience.position && !experience.company) continue
    if (entry.header.some(({ text }) => isBreak(text))) continue
    // A company named once counts for the roles below it, in documents that put companies above roles.
    const isBelow =
      !experience.company && !isAbove && (header.parts.length <= 1 || roles[index]!.where === null)
    if (isBelow && above?.company) {
      experience.company = { ...above.company, confidence: Math.min(above.company.confidence, INHERITED) }
      experience.place ??= above.place
    }
    if (roles[index]!.where) isAbove = isPostAbove(roles[index]!)
    if (experience.company) above = experience
    experiences.push(experience)
  }
  withLikelyPlaces(experiences)
  withoutSectors(experiences)
  const jobs = experiences.filter((one, index) => !isHeadOfRoles(one, experiences[index + 1]))
  // If every line is a complete job, they are read as lines where headers would give less.
  const inLines = (form ? null : readLineJobs(lines))?.filter((job) => !namesBreak(job))
  if (inLines && isPoorly(jobs, inLines)) return { jobs: inLines, saysRoles: true }
  return { jobs, saysRoles: form !== null || table !== null || isForm(lines) }
}

/** How much larger than the rest a heading inside a section is. */
const LARGER = 1.15

/** The lines above an unknown heading, which is larger and names no job: 'Asignaturas a cargo'. */
function aboveOtherPart(lines: readonly Line[]): readonly Line[] {
  const [first] = lines
  if (!first) return lines
  const largest = lines.reduce((one, other) => (other.size > one.size ? other : one), first)
  const at = lines.indexOf(largest)
  const isAlone = lines.every((line) => line === largest || line.size * LARGER < largest.size)
  const { text, pieces, isItem } = largest
  const namesJob = positionLikeness(text) >= 0.4 || like.where(text) >= 0.6 || findPeriods(text).length > 0
  const isHeading = at > 1 && at < lines.length - 1 && isAlone && pieces.length === 1 && !isItem && !namesJob
  // Jobs have periods.
  const hasJobs = lines.slice(at).some((line) => findPeriods(line.text).some(isRange))
  return isHeading && !hasJobs ? lines.slice(0, at) : lines
}

/** 'Analista en Quipu - Llevé el control de tres almacenes': the description is not a name. */
function withoutDescribing(header: Header): Header {
  const isSentence = (text: string) => VERB.test(text) || (describes(text) && like.what(text) < 0.7)
  const first = header.parts.findIndex(({ text }, index) => index > 0 && isSentence(text))
  const row = header.parts[first]?.row
  // After a sentence there are no more names on its line.
  return {
    ...header,
    parts: header.parts.filter((part, index) => index < first || first < 0 || part.row !== row),
  }
}

/** If other sections have jobs, a section with neither employers nor occupations is a list of courses or projects. */
export function withoutCourses(sections: readonly ReadExperience[][]): ReadExperience[] {
  const namesEmployer = (jobs: readonly ReadExperience[]) =>
    jobs.some(({ company }) => company !== null && like.where(company.value) >= 0.6)
  const namesWork = (jobs: readonly ReadExperience[]) =>
    jobs.some(({ position }) => position !== null && positionLikeness(position.value) >= 0.7)
  const hasJobs = sections.some((jobs) => namesEmployer(jobs) && namesWork(jobs))
  return sections.filter((jobs) => !hasJobs || namesEmployer(jobs) || namesWork(jobs)).flat()
}

/** If a place follows most companies, the text after the others is their place too. Changes `experiences`. */
function withLikelyPlaces(experiences: readonly ReadExperience[]): void {
  const placed = experiences.filter(({ place, company }) => place && company && isBeside(place, company))
  if (placed.length === 0 || placed.length < experiences.length / 2) return
  for (const one of experiences) {
    const cut = one.place || !one.company ? null : splitLikelyPlace(one.company.value)
    if (!cut || !one.company) continue
    one.place = { ...one.company, value: cut[1], confidence: 0.6 }
    one.company = { ...one.company, value: cut[0] }
  }
}

/** 'Distribuidora Uros (Consumo masivo)': if brackets follow each company, they hold its sector. Changes `experiences`. */
function withoutSectors(experiences: readonly ReadExperience[]): void {
  const sector = /\s+\(\p{L}[^()]*\)$/u
  const withCompany = experiences.filter(({ company }) => company)
  if (withCompany.length < 2 || !withCompany.every(({ company }) => sector.test(company!.value))) return
  for (const one of withCompany)
    one.company = { ...one.company!, value: one.company!.value.replace(sector, '') }
}

const isPostAbove = ({ what, where }: Roles) => what !== null && where !== null && what.row < where.row

/** Printed on one line. */
const isBeside = (one: Read<string>, other: Read<string>) => {
  const [a, b] = [one.from.at(-1), other.from.at(-1)]
  return a?.page === b?.page && Math.abs((a?.box.y ?? 0) - (b?.box.y ?? 0)) < 1
}

/**
 * If a company stands above its roles, text below a role and its dates is a company only if its words say so: 'Banco Andino' /
 * 'Asesor (2021 – 2023)' / 'Auxiliar (2019 – 2020)' / 'Atención en ventanilla'.
 */
function withoutDescriptions(entries: readonly Entry[], roles: readonly Roles[]): Roles[] {
  const isOnDate = (part: Part | null, { dateLine }: Entry) =>
    part !== null && dateLine !== null && part.line.y === dateLine.y && part.line.page === dateLine.page
  const isUnderCompany = roles.some(
    ({ what, where }, index) => what && where && where.row < what.row && isOnDate(what, entries[index]!),
  )
  return roles.map((role, index) => {
    const { what, where } = role
    const isBelow = what && where && where.row > what.row && isOnDate(what, entries[index]!)
    return isUnderCompany && isBelow && like.what(what.text) === 1 && like.where(where.text) === 0
      ? { ...role, where: null }
      : role
  })
}

/** A company with its total time, above the roles held there: not a job. */
function isHeadOfRoles(one: ReadExperience, next: ReadExperience | undefined): boolean {
  const end = ({ end, isCurrent }: ReadPeriod) => (isCurrent ? '9999' : (end?.value ?? ''))
  return (
    one.position === null &&
    next?.position !== null &&
    next?.company?.value === one.company?.value &&
    (one.start === null ||
      (one.start.value <= (next?.start?.value ?? '') &&
        (end(one) >= end(next!) || end(next!).startsWith(end(one)))))
  )
}

interface Text {
  text: string
  pieces: Piece[]
}

function toExperience(entry: Entry, header: Header, { what, where, confidence }: Roles): ReadExperience {
  const { labelled, parts } = header
  const employer = labelled.company ?? labelled.institution
  const [name, placeOfName] = employer ? splitPlace(employer.text.replace(STREET, '')) : ['', null]
  // If one of the two is labelled, the other text is the other name. A rank ('Grado: Suboficial') is the post of a soldier or
  // police officer.
  const position = labelled.position ?? labelled.degree ?? (employer ? (what ?? where ?? parts[0]) : what)
  const company = employer
    ? { text: name, pieces: employer.pieces }
    : labelled.position
      ? (where ?? what)
      : where
  // 'Ciudad: Huaraz' beside 'País: Perú'; a street is not a place.
  const town = /\d/.test(labelled.address?.text ?? '') ? undefined : labelled.address
  const place =
    town ??
    labelled.place ??
    (employer && placeOfName ? { text: placeOfName, pieces: employer.pieces } : header.place)
  const read = (text: Text | Part | null | undefined, isLabelled: boolean) =>
    readPart(text?.text.replace(LOOSE_END, ''), text?.pieces ?? [], isLabelled ? LABELLED : confidence)
  return {
    position: read(position, labelled.position !== undefined),
    company: read(company, employer !== undefined),
    place: readPart(place?.text, place?.pieces ?? [], 0.8),
    description: readDescription(entry.body),
    ...readPeriod(entry),
  }
}

/** The dates of an entry with their position. A single date is both start and end. */
export function readPeriod({ period, dateLine }: Entry): ReadPeriod {
  if (!period || !dateLine) return { start: null, end: null, isCurrent: false }
  const from = evidenceOf(dateLine.pieces)
  const date = (value: string | null) => (value === null ? null : { value, confidence: 0.95, from })
  return { start: date(period.start), end: date(period.end), isCurrent: period.isCurrent }
}

/** The lines of a description as paragraphs and items; words broken at a line's end are joined. */
export function readDescription(lines: readonly Line[]): Read<string> | null {
  if (lines.length === 0) return null
  let text = ''
  for (const line of lines) {
    const lineText = line.text.replaceAll('\t', ' ')
    if (text === '') text = line.isItem ? `• ${lineText}` : lineText
    else if (line.isItem) text += `\n• ${lineText}`
    else if (line.gap > 1.9) text += `\n${lineText}`
    else text = joinWords(text, lineText)
  }
  return {
    value: text.slice(0, LONGEST_DESCRIPTION),
    confidence: 0.8,
    from: evidenceOf(lines.flatMap((line) => line.pieces)),
  }
}
