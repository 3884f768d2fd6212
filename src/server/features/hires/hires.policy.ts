import type { HireParty } from '#domain/hires/steps.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findHire, type HireRow } from './hires.queries.ts'

/** A hire as one side knows it, with that side. */
export interface OwnHire {
  hire: HireRow
  party: HireParty
  /** The other side made a step that it may still undo. */
  isChanging: boolean
}

/** One side does not see the steps that the other may still undo. */
export function asKnownTo(party: HireParty, hire: HireRow): OwnHire {
  const ownUserId = party === 'company' ? hire.companyUserId : hire.professionalUserId
  if (hire.untoldBy === null || hire.untoldBy === ownUserId) return { hire, party, isChanging: false }
  return {
    hire: { ...hire, status: hire.knownStatus, updatedAt: hire.knownSince },
    party,
    isChanging: true,
  }
}

/** Throws not_found for another person's hire, as if it did not exist. */
export async function getOwnHire(db: Db, actor: UserActor, id: number): Promise<OwnHire> {
  const hire = await findHire(db, id)
  const isParty =
    actor.kind === 'company'
      ? hire?.companyId === actor.companyId
      : hire?.professionalId === actor.professionalId
  if (!hire || !isParty) throw new AppError('not_found')
  return asKnownTo(actor.kind, hire)
}
