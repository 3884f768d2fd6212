import type { BookingStatus } from '#contracts/bookings/bookings-vocabulary.ts'

/** The latest day of a booking, in days from today; the earliest is tomorrow. Both in Lima time. */
export const horizonDays = 60
/** A booking starts at the start of the weekly hours or at a multiple of this step after it. In minutes. */
export const slotStep = 30

/** Who changes a booking: its professional, the company that requested it, or a timer. */
export type BookingSide = 'professional' | 'company'

interface Standing {
  status: BookingStatus
  startsAt: Date
  endsAt: Date
}

/** The statuses that a side may set now. Empty if there are none. */
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

/** Whether a side can ever set this status: a company can only cancel. */
export const mayEverSet = (side: BookingSide, status: BookingStatus): boolean =>
  side === 'professional' ? status !== 'pending' : status === 'cancelled'
