import { experienceOutcomes, educationOutcomes, type Outcome } from '#domain/cv/new-in-cv.ts'
import type { ReadCv } from '#domain/cv/cv.ts'
import { type FoundInCv, foundInCv } from '#domain/cv/found-in-cv.ts'
import { newSkills } from '#domain/cv/new-skills.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { notifyProfileChange } from '#server/features/professionals/public-profile.service.ts'
import type { ProfessionalActor } from '#server/http/actor.ts'
import { noCv, readCvDocument, readCvTwice, readPastedCv, type StoredDocument } from './cv-document.ts'
import { findCvOfProfile } from './cv.queries.ts'
import { inTime } from './in-time.ts'
import {
  type FilledFields,
  fillProfile,
  insertReadEducation,
  insertReadExperiences,
  insertReadSkills,
  listKnownEducation,
  listKnownExperiences,
  listKnownSkills,
  lockProfile,
  type ProfileRow,
} from './extraction.queries.ts'

type Reading = Pick<Deps, 'db' | 'pool' | 'clock' | 'storage' | 'documents' | 'languageModel'>

/** What was found, and what became of it. The outcomes follow the order of what was found. */
export interface Filling {
  found: FoundInCv
  experiences: Outcome[]
  educations: Outcome[]
  savedSkills: number
  filledFields: FilledField[]
}

export const fillableFields = ['title', 'phone', 'location', 'linkedin', 'summary'] as const
export type FilledField = (typeof fillableFields)[number]

/** A request does not wait longer than this behind other people's documents. In milliseconds. */
const PATIENCE = 15_000

/** What an uploaded CV says, or the reason why nothing could be read. The upload stands either way. */
export async function tryToRead(
  deps: Pick<Deps, 'storage' | 'documents' | 'log'>,
  document: StoredDocument,
): Promise<{ cv: ReadCv; problem: null } | { cv: null; problem: AppError }> {
  try {
    return { cv: await inTime(readCvDocument(deps, document), PATIENCE), problem: null }
  } catch (error) {
    if (error instanceof AppError) return { cv: null, problem: error }
    deps.log.error({ err: error }, 'An uploaded CV could not be read')
    return { cv: null, problem: new AppError('internal') }
  }
}

/** What a pasted CV says; nothing is saved. */
export const tryPasted = (deps: Pick<Deps, 'documents'>, text: string): Promise<ReadCv> =>
  inTime(readPastedCv(deps, text), PATIENCE)

/** What the CV of the own profile says, to be looked through; nothing is saved. Throws as `parseOwnCv` does. */
export async function previewOwnCv(
  deps: Omit<Reading, 'pool' | 'clock'>,
  { professionalId }: Pick<ProfessionalActor, 'professionalId'>,
): Promise<ReadCv> {
  const { cv } = await readCvOf(deps, professionalId)
  return cv
}

async function readCvOf(deps: Omit<Reading, 'pool' | 'clock'>, professionalId: number) {
  const document = await findCvOfProfile(deps.db, professionalId)
  if (!document) throw new AppError('not_found', { message: noCv })
  return { document, cv: await inTime(readCvTwice(deps, document), PATIENCE) }
}

/**
 * Fills the own profile from its CV: the person asks for it. What they deleted comes back, because they ask; what they wrote or
 * corrected stays and is not saved twice. Throws not_found without a CV, conflict when it was replaced meanwhile, or why it cannot be read.
 */
export async function parseOwnCv(
  deps: Reading,
  { professionalId }: Pick<ProfessionalActor, 'professionalId'>,
): Promise<Filling> {
  const { document, cv } = await readCvOf(deps, professionalId)
  const found = foundInCv(cv)
  const filling = await transaction(deps, async (tx) => {
    const profile = await lockProfile(tx, professionalId)
    return profile?.cvId === document.id ? saveWhatIsNew(deps, tx, profile, document.id, found) : null
  })
  if (!filling) throw new AppError('conflict')
  return filling
}

/**
 * Keeps what the person took over from the reading of the own CV, by the same rules: nothing twice, nothing over what they wrote.
 * Throws not_found without a CV.
 */
export async function keepReviewed(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { professionalId }: Pick<ProfessionalActor, 'professionalId'>,
  selection: FoundInCv,
): Promise<Filling> {
  return transaction(deps, async (tx) => {
    const profile = await lockProfile(tx, professionalId)
    if (!profile?.cvId) throw new AppError('not_found', { message: noCv })
    return saveWhatIsNew(deps, tx, profile, profile.cvId, selection)
  })
}

/**
 * Fills a profile from the CV that it was given, in the background. Once for each CV: a profile that was filled from it before,
 * or has another CV by now, stays as it is. Throws why the CV cannot be read.
 */
export async function fillFromCv(
  deps: Reading,
  { professionalId, cvId }: { professionalId: number; cvId: string },
): Promise<void> {
  const document = await findCvOfProfile(deps.db, professionalId)
  if (document?.id !== cvId || document.isRead) return
  const found = foundInCv(await readCvTwice(deps, document))
  await transaction(deps, async (tx) => {
    const profile = await lockProfile(tx, professionalId)
    if (profile?.cvId === cvId && profile.readCvId !== cvId)
      await saveWhatIsNew(deps, tx, profile, cvId, found)
  })
}

/** In the transaction that holds the lock on `profile`, so that two at once save once. */
async function saveWhatIsNew(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  profile: ProfileRow,
  readCvId: string,
  found: FoundInCv,
): Promise<Filling> {
  const own = { professionalId: profile.id, createdAt: clock.now() }
  const experiences = experienceOutcomes(found.experiences, await listKnownExperiences(tx, profile.id))
  const educations = educationOutcomes(found.educations, await listKnownEducation(tx, profile.id))
  // The last of the page first: among entries of one date, lists show the one with the highest id first.
  await insertReadExperiences(
    tx,
    onlyNew(found.experiences, experiences).flatMap(({ position, company, current, ...rest }) =>
      position && company ? [{ ...own, ...rest, position, company, isCurrent: current }] : [],
    ),
  )
  await insertReadEducation(
    tx,
    onlyNew(found.educations, educations).flatMap(({ degree, institution, current, ...rest }) =>
      degree && institution ? [{ ...own, ...rest, degree, institution, isCurrent: current }] : [],
    ),
  )
  const skills = newSkills(found.skills, await listKnownSkills(tx, profile.id))
  const savedSkills = await insertReadSkills(
    tx,
    skills.map((skill) => Object.assign(skill, own)),
  )
  const filledFields = fillableFields.filter((field) => !profile[field] && found[field])
  await fillProfile(tx, profile.id, { ...fieldValues(filledFields, found), readCvId })
  await notifyProfileChange(tx, profile.id)
  return { found, experiences, educations, savedSkills, filledFields }
}

const onlyNew = <T>(found: readonly T[], outcomes: readonly Outcome[]): T[] =>
  found.filter((_, place) => outcomes[place] === 'new').toReversed()

/** A place is stored as written, and as far as it is on the official list. */
function fieldValues(fields: readonly FilledField[], found: FoundInCv): FilledFields {
  const values: FilledFields = {}
  for (const field of fields) values[field] = found[field]
  const place = values.location ? parsePlace(values.location) : null
  if (place?.scope === 'place') {
    values.placeDepartment = place.department
    values.placeProvince = place.province
    values.placeDistrict = place.district
  }
  return values
}
