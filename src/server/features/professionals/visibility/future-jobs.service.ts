import type { ProfessionalActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import {
  deleteConsent,
  type FutureJobConsent,
  insertConsent,
  leavePools,
  listConsents,
} from './future-jobs.queries.ts'

/** The person said yes to be found by a company for its other jobs. */
export const agreeToFutureJobs = (tx: Db, consent: FutureJobConsent): Promise<void> =>
  insertConsent(tx, consent)

export const getFutureJobs = ({ db }: Pick<Deps, 'db'>, { professionalId }: ProfessionalActor) =>
  listConsents(db, professionalId)

/** Takes it back at once: a consent that is gone must not work on for the seconds of an undo. */
export async function takeBackFutureJobs(
  deps: Pick<Deps, 'pool'>,
  { professionalId }: ProfessionalActor,
  companyId: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    if (await deleteConsent(tx, { professionalId, companyId }))
      await leavePools(tx, { professionalId, companyId })
  })
}
