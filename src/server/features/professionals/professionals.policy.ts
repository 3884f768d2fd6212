import { education, experiences } from '#server/db/schema/careers.table.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { hasEntry } from '#server/features/professionals/careers/careers.queries.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { id: number } & { readonly [checked]: Kind }

/** An experience on the caller's profile. */
export type OwnExperience = Checked<'own experience'>
/** A study on the caller's profile. */
export type OwnStudy = Checked<'own study'>

/* Other people's entries are not found. */

export async function getOwnExperience(db: Db, actor: ProfessionalActor, id: number): Promise<OwnExperience> {
  if (!(await hasEntry(db, experiences, { id, professionalId: actor.professionalId })))
    throw new AppError('not_found')
  return { id } as OwnExperience
}

export async function getOwnStudy(db: Db, actor: ProfessionalActor, id: number): Promise<OwnStudy> {
  if (!(await hasEntry(db, education, { id, professionalId: actor.professionalId })))
    throw new AppError('not_found')
  return { id } as OwnStudy
}
