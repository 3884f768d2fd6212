import type { ReadCv } from '#domain/cv/cv.ts'
import { type Match, type Outcome, readAs } from '#domain/cv/new-in-cv.ts'
import type { Period } from '#domain/cv/career-period.ts'
import { type FoundInCv, foundInCv } from '#domain/cv/found-in-cv.ts'
import { barePlace, workPlace } from '#domain/places/address.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { placeColumns } from '#server/features/professionals/editor/profile.service.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { backgroundTurn, turnOf, turnOfVisitors } from './cv-turn.ts'
import {
  noCv,
  readCvDocument,
  readCvPicture,
  readCvTwice,
  readPastedCv,
  type StoredDocument,
} from './cv-document.ts'
import { compareWithProfile, judgeReading, type JudgedReading } from './compare-with-profile.ts'
import { findCvOfProfile } from './cv.queries.ts'
import { inTime } from './in-time.ts'
import {
  type FilledFields,
  fillProfile,
  insertReadEducation,
  insertReadExperiences,
  insertReadSkills,
  lockProfile,
  type ProfileRow,
} from './extraction.queries.ts'
import { entryFindings, skillFindings } from './findings.ts'
import { deleteLooseFindings, upsertFindings } from './findings.queries.ts'

type Reading = Pick<Deps, 'db' | 'pool' | 'clock' | 'storage' | 'documents' | 'languageModel'>

/** The owner of the CV, who also gets updates of its queue position. */
type Reader = Pick<ProfessionalActor, 'professionalId' | 'userId'>

/** What was found and what happened to it. The outcomes are in the order of what was found. */
export interface Filling {
  found: FoundInCv
  experiences: Outcome[]
  educations: Outcome[]
  savedSkills: number
  filledFields: FilledField[]
}

export const fillableFields = ['title', 'phone', 'location', 'linkedin', 'summary'] as const
export type FilledField = (typeof fillableFields)[number]

/**
 * How long a request waits for other people's documents, because a proxy gives up after a minute. In milliseconds.
 */
const PATIENCE = 50_000

/** The content of an uploaded CV, or why it could not be read. The upload is kept in both cases. */
export async function tryToRead(
  deps: Pick<Deps, 'db' | 'storage' | 'documents' | 'log'>,
  self: Reader,
  document: StoredDocument,
  gone?: AbortSignal,
): Promise<{ cv: JudgedReading; problem: null } | { cv: null; problem: AppError }> {
  try {
    const cv = await inTime(readCvDocument(deps, turnOf(deps, self, gone), document), PATIENCE)
    return {
      cv: await judgeReading(deps.db, { professionalId: self.professionalId, cvId: null }, cv),
      problem: null,
    }
  } catch (error) {
    if (error instanceof AppError) return { cv: null, problem: error }
    deps.log.error({ err: error }, 'An uploaded CV could not be read')
    return { cv: null, problem: new AppError('internal') }
  }
}

/** The content of a photo of a CV; nothing is saved. Throws why it cannot be read. */
export const readPhotographedCv = async (
  deps: Pick<Deps, 'db' | 'documents'>,
  self: Reader,
  bytes: Uint8Array,
  gone?: AbortSignal,
): Promise<ReadCv> => inTime(readCvPicture(deps, turnOf(deps, self, gone), bytes), PATIENCE)

/** The content of a pasted CV; nothing is saved. */
export const tryPasted = (deps: Pick<Deps, 'documents'>, text: string): Promise<ReadCv> =>
  inTime(readPastedCv(deps, turnOfVisitors, text), PATIENCE)

/** The content of the profile's CV, for review; nothing is saved. Throws like `parseOwnCv`. */
export async function previewOwnCv(
  deps: Omit<Reading, 'pool' | 'clock'>,
  self: Reader,
  gone?: AbortSignal,
): Promise<JudgedReading> {
  const { document, cv } = await readCvOf(deps, self, gone)
  return judgeReading(deps.db, { professionalId: self.professionalId, cvId: document.id }, cv)
}

async function readCvOf(deps: Omit<Reading, 'pool' | 'clock'>, self: Reader, gone?: AbortSignal) {
  const document = await findCvOfProfile(deps.db, self.professionalId)
  if (!document) throw new AppError('not_found', { message: noCv })
  return { document, cv: await inTime(readCvTwice(deps, turnOf(deps, self, gone), document), PATIENCE) }
}

/**
 * Fills the caller's profile from its CV. Entries that the person wrote or corrected are not changed or duplicated.
 * Entries deleted after this file was read stay deleted until the person accepts them in the review or uploads the CV
 * again. Throws not_found without a CV, conflict when it was replaced meanwhile, or why it cannot be read.
 */
export async function parseOwnCv(deps: Reading, self: Reader): Promise<Filling> {
  const { professionalId } = self
  const { document, cv } = await readCvOf(deps, self)
  const found = foundInCv(cv)
  const filling = await transaction(deps, async (tx) => {
    const profile = await lockProfile(tx, professionalId)
    return profile?.cvId === document.id ? saveWhatIsNew(deps, tx, profile, document.id, found) : null
  })
  if (!filling) throw new AppError('conflict')
  return filling
}

/**
 * Saves what the person accepted in the review of their CV, by the same rules: no duplicates, and nothing replaces
 * what they wrote. A deleted entry that they accept now is restored. Throws not_found without a CV.
 */
export async function keepReviewed(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { professionalId }: Pick<ProfessionalActor, 'professionalId'>,
  selection: FoundInCv,
): Promise<Filling> {
  return transaction(deps, async (tx) => {
    const profile = await lockProfile(tx, professionalId)
    if (!profile?.cvId) throw new AppError('not_found', { message: noCv })
    return saveWhatIsNew(deps, tx, profile, profile.cvId, withoutAddresses(selection), 'chosen')
  })
}

/** The same for what they accepted of an import from another product, which leaves no file. */
export async function keepImported(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { professionalId }: Pick<ProfessionalActor, 'professionalId'>,
  selection: FoundInCv,
): Promise<Filling> {
  return transaction(deps, async (tx) => {
    const profile = await lockProfile(tx, professionalId)
    if (!profile) throw new AppError('not_found')
    return saveWhatIsNew(deps, tx, profile, null, withoutAddresses(selection), 'chosen')
  })
}

/** A place typed in the review may be an address: only the place is stored. */
const withoutAddresses = ({ location, experiences, ...found }: FoundInCv): FoundInCv => ({
  ...found,
  location: location === null ? null : (barePlace(location)?.text ?? null),
  experiences: experiences.map((entry) => ({
    ...entry,
    location: entry.location === null ? null : workPlace(entry.location),
  })),
})

/**
 * Fills a profile from its CV in the background, once per CV. A profile that was already filled from it, or has
 * another CV now, is not changed. Throws why the CV cannot be read.
 */
export async function fillFromCv(
  deps: Reading,
  { professionalId, cvId }: { professionalId: number; cvId: string },
): Promise<void> {
  const document = await findCvOfProfile(deps.db, professionalId)
  if (document?.id !== cvId || document.isRead) return
  const found = foundInCv(await readCvTwice(deps, backgroundTurn(professionalId), document))
  await transaction(deps, async (tx) => {
    const profile = await lockProfile(tx, professionalId)
    if (profile?.cvId !== cvId || profile.readCvId === cvId) return
    await saveWhatIsNew(deps, tx, profile, cvId, found)
    // A new applicant may be looking at a panel that is still empty.
    await pushEvent(tx, [profile.userId], { topic: 'profile' })
  })
}

/**
 * Call it while the transaction holds the lock on `profile`, so that concurrent calls save once. `chosen`: the person
 * chose each entry. Without a CV it is an import.
 */
async function saveWhatIsNew(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  profile: ProfileRow,
  readCvId: string | null,
  found: FoundInCv,
  by: 'file' | 'chosen' = 'file',
): Promise<Filling> {
  const owner = { professionalId: profile.id, createdAt: clock.now() }
  const ofCv = { ...owner, cvId: readCvId }
  const whose = { professionalId: profile.id, cvId: by === 'file' ? readCvId : null }
  const { experiences: works, educations: studies, skills } = await compareWithProfile(tx, whose, found)
  const newWorks = placesOfNew(works.matches)
  const workIds = await insertReadExperiences(
    tx,
    newWorks.flatMap((place) => {
      const { position, company, location, description, ...period } = found.experiences[place]!
      if (!position || !company) return []
      return [{ ...owner, position, company, location, description, ...datesOf(period) }]
    }),
  )
  const saidWorks = found.experiences.map((entry, place) => ({
    reading: entry.readAs ?? readAs(entry.position, entry.company, entry),
    id: idOf(works, place, newWorks, workIds),
  }))
  const newStudies = placesOfNew(studies.matches)
  const studyIds = await insertReadEducation(
    tx,
    newStudies.flatMap((place) => {
      const { degree, institution, field, ...period } = found.educations[place]!
      return degree && institution ? [{ ...owner, degree, institution, field, ...datesOf(period) }] : []
    }),
  )
  const saidStudies = found.educations.map((entry, place) => ({
    reading: entry.readAs ?? readAs(entry.degree, entry.institution, entry),
    id: idOf(studies, place, newStudies, studyIds),
  }))
  const savedSkills = await insertReadSkills(
    tx,
    skills.fresh.map((skill) => Object.assign(skill, owner)),
  )
  await upsertFindings(tx, [
    ...entryFindings('experience', ofCv, saidWorks),
    ...entryFindings('education', ofCv, saidStudies),
    ...skillFindings(ofCv, found.skills),
  ])
  if (readCvId !== null) await deleteLooseFindings(tx, profile.id, readCvId)
  const filledFields = fillableFields.filter((field) => !profile[field] && found[field])
  await fillProfile(tx, profile.id, {
    ...fieldValues(filledFields, found),
    readCvId: readCvId ?? profile.readCvId,
  })
  await notifyProfileChange(tx, profile.id)
  return {
    found,
    experiences: works.matches.map(({ outcome }) => outcome),
    educations: studies.matches.map(({ outcome }) => outcome),
    savedSkills,
    filledFields,
  }
}

/** Last on the page first: for equal dates, lists show the highest id first. */
const placesOfNew = (matches: readonly Match[]): number[] =>
  [...matches.keys()].filter((place) => matches[place]?.outcome === 'new').toReversed()

const datesOf = ({ startDate, endDate, current }: Period) => ({ startDate, endDate, isCurrent: current })

/** The id of the existing or new row for the entry at `place`; undefined if none. */
function idOf(
  { known, matches }: { known: readonly { id: number }[]; matches: readonly Match[] },
  place: number,
  newPlaces: readonly number[],
  newIds: readonly number[],
): number | undefined {
  const at = matches[place]?.known ?? null
  return at === null ? newIds[newPlaces.indexOf(place)] : known[at]?.id
}

/** A place with its official names. */
function fieldValues(fields: readonly FilledField[], found: FoundInCv): FilledFields {
  const values: FilledFields = {}
  for (const field of fields) values[field] = found[field]
  return values.location ? { ...values, ...placeColumns(values.location) } : values
}
