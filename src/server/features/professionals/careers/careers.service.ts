import type { z } from 'zod'
import type { educationBody, experienceBody } from '#contracts/professionals/career-fields.ts'
import { workPlace } from '#domain/places/address.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { education, experiences } from '#server/db/schema/careers.table.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { Actor, ProfessionalActor } from '#server/actor.ts'
import { educationRemoval, experienceRemoval } from './careers.acts.ts'
import {
  type EducationValues,
  type ExperienceValues,
  insertEducation,
  insertExperience,
  isEntry,
  listEducation,
  listExperiences,
  listFindingsOf,
  updateEducation,
  updateExperience,
} from './careers.queries.ts'
import type { OwnExperience, OwnStudy } from '#server/features/professionals/professionals.policy.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import { requireVisible } from '#server/features/professionals/visibility/visibility.service.ts'

/** For viewers who may see the professional; throws not_found for others. */
export async function getExperiences({ db }: Pick<Deps, 'db'>, viewer: Actor, professionalId: number) {
  await requireVisible({ db }, viewer, professionalId)
  return listExperiences(db, professionalId)
}

/** Like `getExperiences`. */
export async function getEducation({ db }: Pick<Deps, 'db'>, viewer: Actor, professionalId: number) {
  await requireVisible({ db }, viewer, professionalId)
  return listEducation(db, professionalId)
}

/** Both, for a caller who has made sure that the viewer may see them. */
export async function readCareer({ db }: Pick<Deps, 'db'>, professionalId: number) {
  const [worked, studied] = await Promise.all([
    listExperiences(db, professionalId),
    listEducation(db, professionalId),
  ])
  return { experiences: worked, educations: studied }
}

const periodOf = ({
  endDate,
  current,
}: {
  endDate?: string | null | undefined
  current?: boolean | undefined
}) => ({
  endDate: current ? null : endDate || null,
  isCurrent: current ?? false,
})

/** Throws validation_failed for an address without a recognisable place. */
function placeOfWork(written: string): string {
  const place = workPlace(written)
  if (place === null)
    throw new AppError('validation_failed', {
      fields: { location: 'Escribe el distrito o la ciudad, sin calle ni número' },
    })
  return place
}

const experienceValues = (body: z.output<typeof experienceBody>): ExperienceValues => ({
  company: body.company,
  position: body.position,
  location: body.location ? placeOfWork(body.location) : null,
  startDate: body.startDate,
  ...periodOf(body),
  description: body.description || null,
})

const educationValues = (body: z.output<typeof educationBody>): EducationValues => ({
  degree: body.degree,
  institution: body.institution,
  field: !body.field || body.field === noField ? null : body.field,
  startDate: body.startDate || null,
  ...periodOf(body),
  gpa: body.gpa || null,
  description: body.description || null,
})

/** The calls' answer when the field of study is unknown. */
const noField = 'General'

interface EntryQueries<Own, Row, Values> {
  insert(tx: Db, values: Values & { professionalId: number; createdAt: Date }): Promise<Row>
  update(tx: Db, id: number, values: Values): Promise<Row | null>
  /** The table of the rows, and of the rows that depend on them. */
  table: typeof experiences | typeof education
  removal: typeof experienceRemoval
  findingsOf(tx: Db, entry: Own): Promise<number[]>
}

/** The operations on a professional's own entries of one kind. */
function ownEntries<Own extends { id: number }, Body, Row, Values>(
  valuesOf: (body: Body) => Values,
  { insert, update, table, removal, findingsOf }: EntryQueries<Own, Row, Values>,
) {
  return {
    async add(deps: Pick<Deps, 'pool' | 'clock'>, { professionalId }: ProfessionalActor, body: Body) {
      return transaction(deps, async (tx) => {
        await notifyProfileChange(tx, professionalId)
        return insert(tx, { ...valuesOf(body), professionalId, createdAt: deps.clock.now() })
      })
    },
    async correct(deps: Pick<Deps, 'pool'>, { professionalId }: ProfessionalActor, { id }: Own, body: Body) {
      return transaction(deps, async (tx) => {
        const row = await update(tx, id, valuesOf(body))
        if (!row) throw new AppError('not_found')
        await notifyProfileChange(tx, professionalId)
        return row
      })
    },
    async remove(
      deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
      { professionalId, userId }: ProfessionalActor,
      entry: Own,
    ) {
      return transaction(deps, async (tx) => {
        const data = { id: entry.id, professionalId, findingIds: await findingsOf(tx, entry) }
        const rows = { table, where: isEntry(table, entry.id) }
        const undo = await remove(deps, tx, removal, { userId, data, rows: [rows] })
        if (!undo) throw new AppError('not_found')
        await notifyProfileChange(tx, professionalId)
        return undo
      })
    },
  }
}

export const ownExperiences = ownEntries(experienceValues, {
  insert: insertExperience,
  update: updateExperience,
  table: experiences,
  removal: experienceRemoval,
  findingsOf: (tx, { id }: OwnExperience) => listFindingsOf(tx, { experienceId: id }),
})

export const ownEducation = ownEntries(educationValues, {
  insert: insertEducation,
  update: updateEducation,
  table: education,
  removal: educationRemoval,
  findingsOf: (tx, { id }: OwnStudy) => listFindingsOf(tx, { educationId: id }),
})

/**
 * Changes what a work of the caller says it was about. `change` gets the stored text and returns the new one, or null to leave it;
 * then the result is false. Throws not_found for a work of somebody else.
 */
export async function rewriteWork(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { professionalId }: ProfessionalActor,
  id: number,
  change: (description: string | null) => string | null,
): Promise<boolean> {
  return transaction(deps, async (tx) => {
    const stored = (await listExperiences(tx, professionalId)).find((work) => work.id === id)
    if (!stored) throw new AppError('not_found')
    const description = change(stored.description)
    if (description === null) return false
    const { company, position, location, startDate, endDate, isCurrent } = stored
    const values = { company, position, location, startDate, endDate, isCurrent }
    await updateExperience(tx, id, { ...values, description: description || null })
    await notifyProfileChange(tx, professionalId)
    return true
  })
}
