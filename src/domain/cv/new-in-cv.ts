import { foldText } from '#domain/text/plain-text.ts'
import { isSameDate, mayOverlap, type Period } from './career-period.ts'
import type { FoundEducation, FoundExperience } from './found-in-cv.ts'
import { isSameName, type NameKey, nameKey } from '#domain/cv/names/same-name.ts'

/**
 * The state of a found entry: new; already in the profile; deleted by the person after it was read from this CV; or incomplete
 * because one of its two names is missing, so that it can be shown but not saved.
 */
export type Outcome = 'new' | 'known' | 'deleted' | 'incomplete'

/** The identity of an entry in a CV: position and company, or degree and institution, and the dates. Corrections do not change it. */
export interface ReadAs extends Period {
  what: string
  where: string
}

/** A profile entry may have been read several times, with different words. */
interface WasRead {
  readAs?: readonly ReadAs[]
}

export interface KnownExperience extends Period, WasRead {
  position: string
  company: string
}

export interface KnownEducation extends Period, WasRead {
  degree: string
  institution: string
}

/** `known`: the index of the profile entry that it matches; null if there is none. */
export interface Match {
  outcome: Outcome
  known: number | null
}

/**
 * One match for each found experience, in order. `known`: all profile entries, whoever wrote them, with what each was read as.
 * `deleted`: entries read from this CV that are no longer in the profile.
 */
export function matchExperiences(
  found: readonly FoundExperience[],
  known: readonly KnownExperience[],
  deleted: readonly ReadAs[] = [],
): Match[] {
  const readOf = ({ position, company, ...period }: FoundExperience | KnownExperience) =>
    readAs(position, company, period)
  const had = known.map((entry) => facesOf(readOf(entry), entry.readAs))
  const halves = found.map(({ position, company }): Half => [position, company])
  return match(
    found.map((entry) => facesOf(readOf(entry), entry.readAs ? [entry.readAs] : [])),
    had,
    deleted.map((entry) => facesOf(entry)),
    isSameExperience,
    isCorrectedExperience,
  ).map(knowingTheRest(halves, found, had))
}

/** Like `matchExperiences`. */
export function matchEducations(
  found: readonly FoundEducation[],
  known: readonly KnownEducation[],
  deleted: readonly ReadAs[] = [],
): Match[] {
  const readOf = ({ degree, institution, ...period }: FoundEducation | KnownEducation) =>
    readAs(degree, institution, period)
  const had = known.map((entry) => facesOf(readOf(entry), entry.readAs))
  const halves = found.map(({ degree, institution }): Half => [degree, institution])
  return match(
    found.map((entry) => facesOf(readOf(entry), entry.readAs ? [entry.readAs] : [])),
    had,
    deleted.map((entry) => facesOf(entry)),
    isSameStudy,
    isCorrectedStudy,
  ).map(knowingTheRest(halves, found, had))
}

/** For a screen with the profile and the server's outcome for each entry: the server knows what was read before. */
export const experienceOutcomes = (
  found: readonly FoundExperience[],
  known: readonly KnownExperience[],
): Outcome[] => {
  const matches = matchExperiences(found, known)
  return found.map(({ outcome }, place) => outcome ?? matches[place]?.outcome ?? 'new')
}

/** Like `experienceOutcomes`. */
export const educationOutcomes = (
  found: readonly FoundEducation[],
  known: readonly KnownEducation[],
): Outcome[] => {
  const matches = matchEducations(found, known)
  return found.map(({ outcome }, place) => outcome ?? matches[place]?.outcome ?? 'new')
}

/** The identity of an entry; null if one of its names is unknown. */
export function readAs(what: string | null, where: string | null, period: Period): ReadAs | null {
  if (what === null || where === null) return null
  const { startDate, endDate, current } = period
  return { what, where, startDate, endDate, current }
}

/** One version of an entry, prepared for comparison. */
interface Face extends Period {
  what: NameKey
  where: NameKey
}

/** The present version first, then those that were read; none if the entry is incomplete. */
function facesOf(now: ReadAs | null, before: readonly ReadAs[] = []): Face[] {
  if (now === null) return []
  return [now, ...before].map(({ what, where, startDate, endDate, current }) => ({
    startDate,
    endDate,
    current,
    what: nameKey(what),
    where: nameKey(where),
  }))
}

type Compare<Compared extends Period = Face> = (one: Compared, other: Compared) => boolean

const hasSameNames: Compare = (one, other) =>
  isSameName(one.what, other.what) && isSameName(one.where, other.where)

/** The same position at the same place at two different times is two experiences. */
const isSameExperience: Compare = (one, other) => hasSameNames(one, other) && mayOverlap(one, other)

const isSameStudy: Compare = hasSameNames

/**
 * An entry that the person rewrote: one name and the dates are equal. Two posts at one employer may start together, and a person
 * may do the same work for two employers, so an entry matches only one found entry.
 */
const isCorrectedExperience: Compare = (one, other) =>
  isSameDate(one.startDate, other.startDate) &&
  (isSameName(one.where, other.where) || (isSameName(one.what, other.what) && endsWith(one, other)))

/** Two diplomas of one school may start together too, so they must share a subject to match. */
const isCorrectedStudy: Compare = (one, other) =>
  isCorrectedExperience(one, other) && (isSameName(one.what, other.what) || sharesSubject(one, other))

const endsWith: Compare<Period> = (one, other) =>
  one.current ? other.current : isSameDate(one.endDate, other.endDate)

const GENERIC_WORDS = [
  'bachi',
  'carre',
  'certi',
  'curso',
  'diplo',
  'docto',
  'egres',
  'espec',
  'estud',
  'licen',
  'maest',
  'maste',
  'profe',
  'progr',
  'segun',
  'talle',
  'tecni',
  'titul',
]
const GENERIC = new RegExp(`^(?:${GENERIC_WORDS.join('|')})`)

/** 'Contador público' and 'Contabilidad': the words for the field start alike. */
function sharesSubject(one: Face, other: Face): boolean {
  const subjects = new Set(one.what.forms.flatMap(stemsOf))
  return other.what.forms.flatMap(stemsOf).some((stem) => subjects.has(stem))
}
const stemsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word.length > 3 && !GENERIC.test(word))
    .map((word) => word.slice(0, 5))

function match(
  found: readonly Face[][],
  known: readonly Face[][],
  deleted: readonly Face[][],
  isSame: Compare,
  isCorrected: Compare,
): Match[] {
  const areSame = bySomeFace(isSame)
  const seen: Face[][] = []
  const matches = found.map((faces): Match => {
    if (faces.length === 0) return { outcome: 'incomplete', known: null }
    const place = known.findIndex((other) => areSame(faces, other))
    if (place !== -1) return { outcome: 'known', known: place }
    if (seen.some((other) => areSame(faces.slice(0, 1), other.slice(0, 1))))
      return { outcome: 'known', known: null }
    if (deleted.some((other) => areSame(faces, other))) return { outcome: 'deleted', known: null }
    seen.push(faces)
    return { outcome: 'new', known: null }
  })
  const free = new Set(
    [...known.keys()].filter((place) => !found.some((faces) => areSame(faces, known[place]!))),
  )
  return matches.map((one, place) => {
    if (one.outcome !== 'new') return one
    const corrected = [...free].find((other) => bySomeFace(isCorrected)(found[place]!, known[other]!))
    if (corrected === undefined) return one
    free.delete(corrected)
    return { outcome: 'known', known: corrected }
  })
}

type Half = readonly [what: string | null, where: string | null]

/** An incomplete entry is dropped if the profile has its other name with the same dates: the person has completed it there. */
function knowingTheRest(halves: readonly Half[], periods: readonly Period[], known: readonly Face[][]) {
  return (one: Match, place: number, all: readonly Match[]): Match => {
    if (one.outcome !== 'incomplete') return one
    const [what, where] = halves[place]!
    const period = periods[place]!
    const isTheRest: (face: Face) => boolean = (face) =>
      isSameDate(period.startDate, face.startDate) &&
      endsWith(period, face) &&
      ((what !== null && isSameName(nameKey(what), face.what)) ||
        (where !== null && isSameName(nameKey(where), face.where)))
    const at = known.findIndex(
      (faces, other) => faces.some(isTheRest) && !all.some((match) => match.known === other),
    )
    return at === -1 ? one : { outcome: 'known', known: at }
  }
}

const bySomeFace =
  (compare: Compare) =>
  (ones: readonly Face[], others: readonly Face[]): boolean =>
    ones.some((one) => others.some((other) => compare(one, other)))
