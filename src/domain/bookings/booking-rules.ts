import type { BookingStatus } from '#contracts/bookings/bookings-vocabulary.ts'

/** How many days from today a booking may lie ahead; the earliest day is tomorrow. Both in Lima. */
export const horizonDays = 60
/** A booking begins at the start of the weekly hours or a multiple of this after it. In minutes. */
export const slotStep = 30

/** Who changes a booking: its professional, the company that asked for it, or the clock. */
export type BookingSide = 'professional' | 'company'

interface Standing {
  status: BookingStatus
  startsAt: Date
  endsAt: Date
}

/** What a side may make of a booking now. Empty: nothing any more. */
export function nextStatuses(
  side: BookingSide,
  { status, startsAt, endsAt }: Standing,
  now: Date,
): BookingStatus[] {
  if (status === 'cancelled' || status === 'completed') return []
  if (now < startsAt) {
    if (side === 'professional' && status === 'pending') return ['confirmed', 'cancelled']
    return ['cancelled']
  }
  return side === 'professional' && status === 'confirmed' && now >= endsAt ? ['completed'] : []
}

/** Whether a side is ever asked for this step: a company only cancels. */
export const mayEverSet = (side: BookingSide, status: BookingStatus): boolean =>
  side === 'professional' ? status !== 'pending' : status === 'cancelled'
