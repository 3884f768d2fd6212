import type { z } from 'zod'
import type { visibilityBody } from '#contracts/professionals/visibility.contract.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import {
  isProfessionalVisible,
  publishUnchosen,
  readVisibility,
  type Viewer,
  writeVisibility,
} from './visibility.queries.ts'

/**
 * Throws not_found for a professional that the viewer may not find: unknown, suspended, deleted, or hidden by choice.
 * Every call about a professional must use this or add `isVisibleTo` to the query.
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

/** Sets the visibility and refreshes cached pages. Returns what was stored. */
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
 * Call it in the transaction that publishes a service: publishing counts as the choice to be public, unless the
 * person chose otherwise. Screens ask first. See docs/decisions/0044.
 */
export const choosePublicBySelling = ({ clock }: Pick<Deps, 'clock'>, tx: Db, professionalId: number) =>
  publishUnchosen(tx, professionalId, clock.now())
