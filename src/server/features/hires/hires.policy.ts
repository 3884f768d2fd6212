import type { HireParty } from '#domain/orders/hire-steps.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import { findHire, type HireRow } from './hires.queries.ts'
import { getOwnConversation, type OwnConversation } from '#server/features/conversations/talks.service.ts'
import { findQuote, type QuoteRow } from '#server/features/hires/quotes/quotes.queries.ts'
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
  const { pendingBy } = hire
  const isChanging =
    pendingBy !== null && (pendingBy === administration || partyOf(hire, pendingBy) !== party)
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

/** A quote in a conversation of the caller. */
export type OwnQuote = QuoteRow & { readonly [checked]: 'own quote' }
/** A conversation of the caller about a service, where quotes are. */
export type QuoteTalk = OwnConversation & { readonly [checked]: 'quote talk' }

/** Throws not_found for a quote of others, as if it did not exist, and for one that an administrator hid from the company. */
export async function getOwnQuote(db: Db, actor: UserActor, id: number): Promise<OwnQuote> {
  const row = await findQuote(db, id)
  const isParty =
    actor.kind === 'company'
      ? row?.companyId === actor.companyId && !row.isHidden
      : row?.professionalId === actor.professionalId
  if (!row || !isParty) throw new AppError('not_found')
  return row as OwnQuote
}

/** Throws not_found when there is none, and validation_failed when the company must be named. */
export async function getQuoteTalk(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  which: { serviceId: number; companyId?: number | undefined },
): Promise<QuoteTalk> {
  return (await getOwnConversation(deps, actor, which)) as unknown as QuoteTalk
}
