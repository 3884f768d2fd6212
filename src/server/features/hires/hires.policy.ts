import type { HireParty } from '#domain/hires/steps.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findHire, type HireRow } from './hires.queries.ts'
import { readState } from './order-state.ts'

declare const checked: unique symbol

interface Seen {
  hire: HireRow
  party: HireParty
  /** The other side made a step that it may still undo. */
  isChanging: boolean
}
/** A hire of the caller, as this side knows it. */
export type OwnHire = Seen & { readonly [checked]: 'own hire' }

/** The side of a person: several people act for a company. */
export const partyOf = ({ professionalUserId }: HireRow, userId: number): HireParty =>
  userId === professionalUserId ? 'professional' : 'company'

/** As the author of a step: the administration, whose decision both sides hear of later. */
const administration = 0

/** One side does not see the steps that the other may still undo. */
export function asKnownTo(party: HireParty, hire: HireRow): Seen {
  const { untoldBy } = hire
  const isChanging = untoldBy !== null && (untoldBy === administration || partyOf(hire, untoldBy) !== party)
  const known = isChanging && hire.knownState ? { ...hire, ...readState(hire.knownState) } : hire
  return { hire: known, party, isChanging }
}

/** Throws not_found for another person's hire, as if it did not exist. */
export async function getOwnHire(db: Db, actor: UserActor, id: number): Promise<OwnHire> {
  const hire = await findHire(db, id)
  const isParty =
    actor.kind === 'company'
      ? hire?.companyId === actor.companyId
      : hire?.professionalId === actor.professionalId
  if (!hire || !isParty) throw new AppError('not_found')
  return asKnownTo(actor.kind, hire) as OwnHire
}
