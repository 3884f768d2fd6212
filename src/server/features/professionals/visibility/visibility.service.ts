import type { z } from 'zod'
import type { visibilityBody } from '#contracts/professionals/visibility.contract.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/http/actor.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import {
  isProfessionalVisible,
  publishUnchosen,
  readVisibility,
  type Viewer,
  writeVisibility,
} from './visibility.queries.ts'

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
  if (!(await isProfessionalVisible(db, viewer, professionalId))) throw notFound('professional')
}

export const getVisibility = ({ db }: Pick<Deps, 'db'>, { professionalId }: ProfessionalActor) =>
  readVisibility(db, professionalId)

/** Says who may find the person from now on; kept pages are made anew. Returns what was stored. */
export async function setVisibility(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { professionalId }: ProfessionalActor,
  { visibility, hiddenFrom }: z.output<typeof visibilityBody>,
) {
  return transaction(deps, async (tx) => {
    await writeVisibility(tx, professionalId, { visibility, hiddenFrom, now: deps.clock.now() })
    await notifyProfileChange(tx, professionalId)
    return readVisibility(tx, professionalId)
  })
}

/**
 * In the transaction that offers a service to everyone: that is the choice to be found, of who has not chosen otherwise. Screens ask
 * before it; a choice that was made stays. See docs/decisions/0044.
 */
export const choosePublicBySelling = ({ clock }: Pick<Deps, 'clock'>, tx: Db, professionalId: number) =>
  publishUnchosen(tx, professionalId, clock.now())
