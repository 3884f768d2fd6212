import type { ProfessionalActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { certificates, portfolioItems } from '#server/db/schema/reputation.table.ts'
import { AppError } from '#server/errors.ts'
import { isInShowcase } from '#server/features/reputation/reputation.queries.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { id: number } & { readonly [checked]: Kind }

/** A work in the caller's showcase. */
export type OwnWork = Checked<'own work'>
/** A certificate in the caller's showcase. */
export type OwnCertificate = Checked<'own certificate'>

/* Other people's things are not found. */

export async function getOwnWork(
  db: Db,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<OwnWork> {
  if (!(await isInShowcase(db, portfolioItems, { id, professionalId }))) throw new AppError('not_found')
  return { id } as OwnWork
}

export async function getOwnCertificate(
  db: Db,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<OwnCertificate> {
  if (!(await isInShowcase(db, certificates, { id, professionalId }))) throw new AppError('not_found')
  return { id } as OwnCertificate
}
