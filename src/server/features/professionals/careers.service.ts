import type { z } from 'zod'
import type { experienceBody } from '#contracts/career-fields.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Actor, ProfessionalActor } from '#server/http/actor.ts'
import {
  deleteExperience,
  type ExperienceRow,
  type ExperienceValues,
  insertExperience,
  listEducation,
  listExperiences,
  updateExperience,
} from './careers.queries.ts'
import { notifyProfileChange } from './public-profile.service.ts'
import { requireVisible } from './visibility.service.ts'

/** For who may see the professional: throws not_found for others. */
export async function getExperiences({ db }: Pick<Deps, 'db'>, viewer: Actor, professionalId: number) {
  await requireVisible({ db }, viewer, professionalId)
  return listExperiences(db, professionalId)
}

/** As `getExperiences`. */
export async function getEducation({ db }: Pick<Deps, 'db'>, viewer: Actor, professionalId: number) {
  await requireVisible({ db }, viewer, professionalId)
  return listEducation(db, professionalId)
}

type Body = z.output<typeof experienceBody>

const valuesOf = ({ company, position, location, startDate, endDate, current, description }: Body) =>
  ({
    company,
    position,
    location: location || null,
    startDate,
    endDate: current ? null : endDate || null,
    isCurrent: current ?? false,
    description: description || null,
  }) satisfies ExperienceValues

export async function addExperience(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { professionalId }: ProfessionalActor,
  body: Body,
): Promise<ExperienceRow> {
  return transaction(deps, async (tx) => {
    await notifyProfileChange(tx, professionalId)
    return insertExperience(tx, { ...valuesOf(body), professionalId, createdAt: deps.clock.now() })
  })
}

/** Throws not_found for an experience of somebody else. */
export async function correctExperience(
  deps: Pick<Deps, 'pool'>,
  { professionalId }: ProfessionalActor,
  id: number,
  body: Body,
): Promise<ExperienceRow> {
  return transaction(deps, async (tx) => {
    const row = await updateExperience(tx, { id, professionalId }, valuesOf(body))
    if (!row) throw new AppError('not_found')
    await notifyProfileChange(tx, professionalId)
    return row
  })
}

/** Throws not_found for an experience of somebody else. */
export async function removeExperience(
  deps: Pick<Deps, 'pool'>,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    if (!(await deleteExperience(tx, { id, professionalId }))) throw new AppError('not_found')
    await notifyProfileChange(tx, professionalId)
  })
}
