import type { HireParty } from '#domain/hires/steps.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/http/actor.ts'
import { findHire, type HireRow } from './hires.queries.ts'

/** A hire and which side of it the caller is. */
export interface OwnHire {
  hire: HireRow
  party: HireParty
}

/** Throws not_found for a hire of others, as if it did not exist. */
export async function getOwnHire(db: Db, actor: UserActor, id: number): Promise<OwnHire> {
  const hire = await findHire(db, id)
  const isParty =
    actor.kind === 'company'
      ? hire?.companyId === actor.companyId
      : hire?.professionalId === actor.professionalId
  if (!hire || !isParty) throw new AppError('not_found')
  return { hire, party: actor.kind }
}
