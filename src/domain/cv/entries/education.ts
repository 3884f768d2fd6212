import { SCIENCE_WORDS } from './education.data.ts'
import { isForm } from './entries.ts'
import { cardEntries } from './cards.ts'
import { chooseRoles, type Likeness, type Roles } from './choose-roles.ts'
import type { Read, ReadEducation } from '#domain/cv/cv.ts'
import { type Header, type Part, readHeader, readPart } from './entry-fields.ts'
import { joinWords } from '#domain/cv/layout/join-words.ts'
import { readPeriod } from './experience.ts'
import { isBareRank, RANK, splitRank } from './rank-and-field.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { findPeriods, withoutPeriods } from '#domain/cv/dates/found-periods.ts'
import { isPlace, splitPlace } from '#domain/cv/names/places.ts'
import { splitHeaders } from './split-inline.ts'
import { findStudies } from './study-lines.ts'
import { withoutRemarks } from './study-remarks.ts'
import { tableEntries } from './table.ts'
import { evidenceOf, type Line } from '#domain/cv/layout/text-line.ts'
import { isPoor, readProseStudies, type ProseStudy } from './prose-studies.ts'
import {
  degreeLikeness,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

const RANK_LEAD = 0.2

const like: Likeness = {
  // Beside a bare rank ('Licenciada' / 'Enfermería') the other name is its field.
  what: (text) =>
    degreeLikeness(text) * (institutionLikeness(text) === 1 ? 0.4 : 1) + (isBareRank(text) ? RANK_LEAD : 0),
  where: institutionLikeness,
}

/** Words that separate a degree from its field more often than from its institution. */
const isWeakJoint = (joint: string) => /^(?:en|in|para|for|\(|\/)$/.test(joint)

const STATE = /\s*[(–—-]*\s*\b(?:en curso|cursando|in progress|ongoing|actualidad)\b\)?$/i
/** A full stop that does not end an abbreviation. */
const LOOSE_END = /(?<=\p{Ll}{3}|\)|(?<![\p{L}.])\p{Lu}{3,})\.$/u
const FIELD_START = String.raw`(?:la\s+especialidad\s+de\s+)?(?!(?:el|la|los|las)\s)(\p{L}.*)`
/** The text after 'en' is the field, except in careers named with 'en'; after 'de' only if a rank stands before it. */
const FIELD_IN = new RegExp(String.raw`^(?!ingenier)\p{L}[\p{L}.\s]*?\s+(?:en|in)\s+${FIELD_START}$`, 'iu')
const FIELD_OF = /^\p{L}[\p{L}.\s]*?\s+(?:en|in|de|of)\s+(\p{L}.*)$/iu

/** 'Estudiante de 8vo ciclo de Administración', 'Egresada de la carrera de Derecho' */
const PROGRESS = /(?<=\s)(?:\d{1,2}\S{0,3}|[IVX]{1,4}|[uú]ltimo)\s+(?:ciclo|semestre|a[nñ]o)\s+(?:de|en)\s+/iu
const CAREER = /^(?:la\s+)?(?:carrera|especialidad)(?:\s+(?:profesional|t[eé]cnica))?\s+(?:de|en)\s+/iu
const SCIENCE_OR_ARTS = String.raw`\S+(?:\s+(?:en|of|in)\s+(?:ciencias|artes|sciences?|arts))?`
const MENTION_WORDS = String.raw`menci[oó]n(?:\s+(?:en|de))?|especialidad\s+(?:en|de)`
/** A mention is the field of 'Maestro en Ciencias' and of a bare rank; if the degree has a field, the mention is part of it. */
const MENTION = new RegExp(
  String.raw`^(?:${SCIENCE_OR_ARTS}),?(?:\s+con)?\s+(?:${MENTION_WORDS})\s+(.+)$`,
  'i',
)
/** 'Bootcamp Full Stack' */
const BOOTCAMP = /^bootcamp\s+(?:(?:de|en)\s+)?(.+)$/i
const SCIENCE = new RegExp(
  String.raw`^(?:${SCIENCE_WORDS.join('|')})\s+(?:of|in)\s+(?:science|arts)\s+in\s+(.+)$`,
  'i',
)

/** The field of study in a degree: 'Bachiller en Derecho' → 'Derecho'. Null if the degree is the career's own name. */
export function fieldOf(degree: string): string | null {
  const clean = degree.replace(/\s*\([^)]*\)\s*$/, '').replace(PROGRESS, '')
  const isRank = RANK.test(foldLetters(degree))
  const found =
    (isRank
      ? (MENTION.exec(clean) ?? SCIENCE.exec(clean) ?? BOOTCAMP.exec(clean) ?? FIELD_OF.exec(clean))
      : null) ?? FIELD_IN.exec(clean)
  const field =
    found?.[1]
      ?.replace(CAREER, '')
      .replace(/^(?:el|la)\s+(?=\p{Lu})/iu, '')
      .trim() ?? null
  // 'Título de Profesional Técnico en Enfermería': a rank followed by a rank.
  return field && RANK.test(foldLetters(field)) ? (fieldOf(field) ?? field) : field
}

/** The studies of an education section, in page order. */
export const readEducations = (source: readonly Line[]): ReadEducation[] => readStudySection(source).studies

/** The studies of an education section, in page order. `saysRoles`: the page itself says which text is the degree and which the school. */
export function readStudySection(source: readonly Line[]): { studies: ReadEducation[]; saysRoles: boolean } {
  const { lines, isOpen: saysOpen } = withoutRemarks(source)
  const table = tableEntries(lines)
  const entries = table ?? cardEntries(lines) ?? findStudies(lines, like, isWeakJoint)
  const headers = splitHeaders(entries.map(readHeader).map(withShortNames), like, isWeakJoint)
  const roles = chooseRoles(headers, like)
  const educations: ReadEducation[] = []
  /** A degree below its institution: more degrees from there may follow. */
  let above: { what: Part; institution: Read<string> } | null = null
  for (const [index, entry] of entries.entries()) {
    const { parts, labelled } = headers[index]!
    const { confidence, ...role } = roles[index]!
    const isBare = role.what !== null && isBareRank(role.what.text)
    const what = isBare ? role.what : whole(role.what, role.where, parts)
    const where = whole(role.where, role.what, parts)
    const degreePart = labelled.degree ?? (labelled.institution ? labelled.field : undefined) ?? what
    const institutionLabel = labelled.institution ?? labelled.company
    let institution =
      (institutionLabel && {
        ...institutionLabel,
        text: splitPlace(withoutDate(institutionLabel.text))[0],
      }) ??
      (where && !where.text.startsWith('(') ? { text: withBranch(where), pieces: where.pieces } : null)
    const degreeText =
      degreePart && withoutPeriods(degreePart.text).replace(STATE, '').replace(LOOSE_END, '').trim()
    const [named, school] = degreeText ? schoolBehind(degreeText, institution !== null) : [degreeText, null]
    const split = splitRank(named ?? '')
    const degree = split?.rank ?? named
    const apart =
      split?.field ?? labelled.field?.text ?? (isBare ? fieldApart(parts, role, entry.body[0]) : null)
    if (school && degreePart) institution = { text: school, pieces: degreePart.pieces }
    if (!degree && !institution) continue
    const isOpen = entry.header.some(
      (line) => saysOpen(line) || /\b(?:en curso|cursando|in progress)\b/i.test(line.text),
    )
    const period = readPeriod(entry)
    const field = degree ? (apart ?? fieldOf(degree)) : null
    const isBelow: boolean = !institution && above !== null && what !== null && isNextOf(above.what, what)
    const place: Read<string> | null = isBelow
      ? above!.institution
      : readPart(
          institution?.text.replace(LOOSE_END, ''),
          institution?.pieces ?? [],
          labelled.institution ? 0.97 : confidence,
        )
    if (!isBelow)
      above =
        place && role.what && role.where && role.where.row < role.what.row
          ? { what: role.what, institution: { ...place, confidence: Math.min(place.confidence, INHERITED) } }
          : null
    else if (what) above = { ...above!, what }
    educations.push({
      degree: readPart(degree, degreePart?.pieces ?? [], labelled.degree ? 0.97 : confidence),
      institution: place,
      field: readPart(field, degreePart?.pieces ?? [], apart ? 0.75 : 0.9),
      ...period,
      ...(isOpen && !period.isCurrent && (period.end === null || period.end.value === period.start?.value)
        ? { end: null, isCurrent: true }
        : {}),
    })
  }
  // If every line is a complete study, they are read as lines where headers would give less.
  const inLines = readProseStudies(lines)
  const studies = withoutOthers(educations)
  if (inLines && isPoor(studies, inLines))
    return { studies: inLines.map(toEducation).map(withLoneEnd), saysRoles: true }
  return { studies: studies.map(withLoneEnd), saysRoles: table !== null || isForm(lines) }
}

/** A single date beside a study says when it ended, not that it lasted a month. */
export const withLoneEnd = (study: ReadEducation): ReadEducation =>
  study.start !== null && study.start.value === study.end?.value ? { ...study, start: null } : study

/**
 * 'Bachiller en Derecho de la PUCP': the degree, and the school if nothing else names it; a school that was cut off is removed with
 * its preposition.
 */
function schoolBehind(text: string, isNamed: boolean): [string, string | null] {
  for (const { 0: joint, index } of isNamed ? [] : text.matchAll(JOINT)) {
    const school = text.slice(index + joint.length)
    if (institutionLikeness(school) === 1) return [text.slice(0, index), school]
  }
  return [text.replace(LOOSE_JOINT, ''), null]
}

const JOINT = /\s+(?:del?|en|por|a)(?:\s+(?:la|el))?\s+(?=\p{Lu})/gu
const LOOSE_JOINT = /(?:\s+(?:del?|en|por|in|at)(?:\s+(?:la|el))?)+$/i

/** 'Universidad de Ica Año: 2017' on one line of a form. */
const withoutDate = (text: string) =>
  withoutPeriods(text).replace(/\s+(?:a[nñ]o|fecha|per[ií]odo)\s*:?\s*$/i, '')

function toEducation({ degree, institution, period, pieces }: ProseStudy): ReadEducation {
  const from = evidenceOf(pieces)
  const read = (value: string | null) => (value === null ? null : { value, confidence: 0.75, from })
  const field = fieldOf(degree)
  return {
    degree: read(degree),
    institution: read(institution),
    // 'Título de Profesional Técnico en Enfermería': a rank followed by a rank.
    field: read(field && (fieldOf(field) ?? field)),
    start: read(period?.start ?? null),
    end: read(period?.end ?? null),
    isCurrent: period?.isCurrent ?? false,
  }
}

/** True for a degree directly below another, in the same style. */
const isNextOf = (above: Part, { line, ...part }: Part) =>
  isAlike(above, { ...part, line }) &&
  line.page === above.line.page &&
  Math.abs(line.x - above.line.x) < 2 &&
  line.gap < NEXT_LINE

const NEXT_LINE = 1.75
/** The confidence of an institution taken from the degree above. */
const INHERITED = 0.6

/** Keeps studies with known words: a lone unknown name or a job is among them by accident. */
function withoutOthers(educations: ReadEducation[]): ReadEducation[] {
  const isKnown = ({ degree, institution }: ReadEducation) =>
    degreeLikeness(degree?.value ?? '') >= 0.5 || institutionLikeness(institution?.value ?? '') > 0
  const isJob = ({ degree, institution }: ReadEducation) =>
    [degree, institution].some(
      (name) => positionLikeness(name!.value) === 1 || organisationLikeness(name!.value) >= 0.9,
    )
  if (!educations.some(isKnown)) return educations
  return educations.filter((one) => isKnown(one) || (one.degree && one.institution && !isJob(one)))
}

/** 'SENCICO - Huaraz', 'Universidad de Moquegua, sede Ilo': the branch belongs to the school's name and is not a place. */
function withBranch({ text, line }: Part): string {
  const at = line.text.indexOf(text)
  const end = at + text.length
  const [, sign, branch] =
    /^(\s+[-–—]|,)\s+([^\t,.|·()\d–—-]+?)\s*(?:$|[\t,.|·(])/u.exec(line.text.slice(end)) ?? []
  const isBranch = branch !== undefined && (HOUSE.test(branch) || (sign !== ',' && isPlace(branch)))
  return at >= 0 && isBranch ? line.text.slice(at, line.text.indexOf(branch, end) + branch.length) : text
}

/** 'PAD - Universidad de Piura': a short name before the full name is part of it. */
function withShortNames(header: Header): Header {
  const parts: Part[] = []
  for (const part of header.parts) {
    const short = parts.at(-1)
    const isShort =
      short?.row === part.row &&
      /^[-–—]$/.test(part.separator) &&
      /^[\p{Lu}.]{2,8}$/u.test(short.text) &&
      degreeLikeness(short.text) === 0 &&
      institutionLikeness(part.text) >= 0.7
    if (isShort)
      parts[parts.length - 1] = {
        ...short,
        text: `${short.text} ${part.separator} ${part.text}`,
        pieces: [...short.pieces, ...part.pieces],
      }
    else parts.push(part)
  }
  return { ...header, parts }
}

const HOUSE = /^(?:sede|filial|zonal|campus)\s/i

/** A broken name: its style continues in the line below. */
function whole(part: Part | null, other: Part | null, parts: readonly Part[]): Part | null {
  const below = part && partBelow(part, other, parts)
  return below
    ? { ...part, text: joinWords(part.text, below.text), pieces: [...part.pieces, ...below.pieces] }
    : part
}

/** Text alone below a name in its style, if the other name has another style. */
function partBelow(part: Part, other: Part | null, parts: readonly Part[]): Part | null {
  const last = parts.findLastIndex(({ row }) => row === part.row)
  const [above, below, next] = parts.slice(last)
  if (!other || !below || above === other || below === other || isAlike(part, other)) return null
  return below.row === part.row + 1 && next?.row !== below.row && isAlike(part, below) ? below : null
}

const isAlike = (one: Part, other: Part) =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && Math.abs(one.size - other.size) < 0.5

/** The field of a bare rank, in a separate part beside, below or above it: 'Maestría | Gestión Minera'. */
function fieldApart(
  parts: readonly Part[],
  { what, where }: Pick<Roles, 'what' | 'where'>,
  body: Line | undefined,
): string | null {
  if (!what) return null
  const others = parts.filter((part) => part !== what && part !== where)
  const beside = others.find(({ row }) => row === what.row)
  const near = [1, -1].map((step) =>
    others.find(({ row, text }) => row === what.row + step && isSubject(text)),
  )
  const isBelow = body !== undefined && !body.isItem && parts.at(-1) === what && isSubject(body.text)
  return (
    (beside ?? partBelow(what, where, parts) ?? near.find((part) => part !== undefined))?.text ??
    (isBelow ? body.text : null)
  )
}

/** A short text that may name what one studies. */
const isSubject = (text: string) =>
  text.length < LONGEST_SUBJECT &&
  /^\p{Lu}[^.:;\t]*$/u.test(text) &&
  findPeriods(text).length === 0 &&
  institutionLikeness(text) === 0 &&
  (organisationLikeness(text) < 0.9 || degreeLikeness(text) === 1) &&
  !isPlace(text)

const LONGEST_SUBJECT = 60
