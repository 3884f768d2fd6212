import type { z } from 'zod'
import type { visibilityBody } from '#contracts/visibility.contract.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/http/actor.ts'
import { notifyProfileChange } from './public-profile.service.ts'
import { isProfessionalVisible, readVisibility, type Viewer, writeVisibility } from './visibility.queries.ts'

export { isListed, isVisibleTo, type Viewer, visitor } from './visibility.queries.ts'

/**
 * Throws not_found for a professional that the viewer may not find: not there, suspended, deleted, or hidden by their own
 * choice. Whoever adds a call about a professional asks here first, or adds `isVisibleTo` to the query.
 */
export async function requireVisible(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  professionalId: number,
): Promise<void> {
  if (!(await isProfessionalVisible(db, viewer, professionalId))) throw new AppError('not_found')
}

export const getVisibility = ({ db }: Pick<Deps, 'db'>, { professionalId }: ProfessionalActor) =>
  readVisibility(db, professionalId)

/** Says who may find the person from now on; kept pages are made anew. Returns what was stored. */
export async function setVisibility(
  deps: Pick<Deps, 'pool'>,
  { professionalId }: ProfessionalActor,
  { visibility, hiddenFrom }: z.output<typeof visibilityBody>,
) {
  return transaction(deps, async (tx) => {
    await writeVisibility(tx, professionalId, { visibility, hiddenFrom })
    await notifyProfileChange(tx, professionalId)
    return readVisibility(tx, professionalId)
  })
}
