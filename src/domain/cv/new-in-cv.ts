import { foldText } from '../text.ts'
import type { FoundEducation, FoundExperience } from './found-in-cv.ts'
import { isSameDate, mayOverlap, type Period } from './career-period.ts'

/**
 * What becomes of an entry that was found: it is new; the profile has it already; or one of its two names was not found, so that
 * it can be shown but not kept.
 */
export type Outcome = 'new' | 'known' | 'incomplete'

/** An entry by the two things that name it: position and company, or degree and institution. */
interface Named extends Period {
  what: string
  where: string
}

export interface KnownExperience extends Period {
  position: string
  company: string
}

export interface KnownEducation extends Period {
  degree: string
  institution: string
}

/** One outcome for each experience that was found, in their order. `known`: all that the profile has, whoever wrote it. */
export function experienceOutcomes(
  found: readonly FoundExperience[],
  known: readonly KnownExperience[],
): Outcome[] {
  const named = ({ position, company, ...period }: FoundExperience | KnownExperience) =>
    nameEntry(position, company, period)
  return outcomes(
    found.map(named),
    known.flatMap((entry) => named(entry) ?? []),
    isSameExperience,
  )
}

/** As `experienceOutcomes`. */
export function educationOutcomes(
  found: readonly FoundEducation[],
  known: readonly KnownEducation[],
): Outcome[] {
  const named = ({ degree, institution, ...period }: FoundEducation | KnownEducation) =>
    nameEntry(degree, institution, period)
  return outcomes(
    found.map(named),
    known.flatMap((entry) => named(entry) ?? []),
    isSameStudy,
  )
}

type Compare = (one: Named, other: Named) => boolean

/** Who worked twice in one place in one position, at different times, has two experiences. */
const isSameExperience: Compare = (one, other) => isSameStudy(one, other) && mayOverlap(one, other)

const isSameStudy: Compare = (one, other) => one.what === other.what && one.where === other.where

/**
 * What a person has corrected is still what was read: of the names one is left, and the dates. Two posts with one employer may
 * begin together, and one person may do the same for two employers: that is why an entry stands for one found entry only.
 */
const looksCorrected: Compare = (one, other) =>
  isSameDate(one.startDate, other.startDate) &&
  (one.where === other.where || (one.what === other.what && endsWith(one, other)))

const endsWith: Compare = (one, other) =>
  one.current ? other.current : isSameDate(one.endDate, other.endDate)

function outcomes(found: readonly (Named | null)[], known: readonly Named[], isSame: Compare): Outcome[] {
  const seen: Named[] = []
  const results = found.map((entry): Outcome => {
    if (entry === null) return 'incomplete'
    if ([...known, ...seen].some((other) => isSame(entry, other))) return 'known'
    seen.push(entry)
    return 'new'
  })
  const free = new Set(
    known.filter((other) => !found.some((entry) => entry !== null && isSame(entry, other))),
  )
  return results.map((outcome, place) => {
    const entry = found[place]
    if (outcome !== 'new' || !entry) return outcome
    const corrected = [...free].find((other) => looksCorrected(entry, other))
    if (!corrected) return 'new'
    free.delete(corrected)
    return 'known'
  })
}

function nameEntry(what: string | null, where: string | null, period: Period): Named | null {
  if (what === null || where === null) return null
  const { startDate, endDate, current } = period
  return { what: nameKey(what), where: nameKey(where), startDate, endDate, current }
}

/** 'Tupay S.A.C.', 'TUPAY SAC' and 'Tupay' are one. */
function nameKey(name: string): string {
  const folded = foldText(name)
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
  return folded.replace(/ (?:sac|saa|sa|srl|scrl|eirl|sacs|ltda|inc|corp)$/, '')
}
