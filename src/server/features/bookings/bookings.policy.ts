import type { BookingSide } from '#domain/bookings/booking-rules.ts'
import { type UserActor, requireSelf } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { type BookingRow, findBooking } from './bookings.queries.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { readonly [checked]: Kind }

interface Seen {
  booking: BookingRow
  side: BookingSide
  /** The other side made a step that it may still undo. */
  isChanging: boolean
}
/** A booking of the caller, as this side knows it. */
export type OwnBooking = Seen & Checked<'own booking'>
/** The caller's bookings with one professional: for a professional all their own, for a company its own. */
export type BookingsWith = { professionalId: number; companyId?: number } & Checked<'bookings with'>

/** The side of a person: several people act for a company. */
export const sideOf = ({ professionalUserId }: BookingRow, userId: number | null): BookingSide =>
  userId === professionalUserId ? 'professional' : 'company'

/** One side does not see the steps that the other may still undo. */
export function asKnownTo(side: BookingSide, booking: BookingRow): Seen {
  const { pendingBy } = booking
  const isChanging = pendingBy !== null && sideOf(booking, pendingBy) !== side
  const known = isChanging ? { ...booking, status: booking.knownStatus } : booking
  return { booking: known, side, isChanging }
}

/** Throws not_found for another person's booking. */
export async function getOwnBooking(db: Db, actor: UserActor, id: number): Promise<OwnBooking> {
  const booking = await findBooking(db, id)
  const isParty =
    actor.kind === 'company'
      ? booking?.companyId === actor.companyId
      : booking?.professionalId === actor.professionalId
  if (!booking || !isParty) throw new AppError('not_found')
  return asKnownTo(actor.kind, booking) as OwnBooking
}

/** Throws not_found for a professional who asks about another. */
export function ownBookingsWith(actor: UserActor, professionalId: number): BookingsWith {
  if (actor.kind === 'company') return { professionalId, companyId: actor.companyId } as BookingsWith
  return { professionalId: requireSelf(actor, professionalId).professionalId } as BookingsWith
}
