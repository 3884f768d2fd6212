import type { Booking } from '#contracts/bookings/bookings.contract.ts'
import { DAY } from '#domain/time/durations.ts'

const ahead = 14 * DAY

/** The bookings of the next two weeks that are confirmed or pending, the next one first. */
export const nextBookings = (bookings: readonly Booking[], now: number): Booking[] =>
  bookings
    .filter(
      ({ status, startsAt, endsAt }) =>
        (status === 'pending' || status === 'confirmed') &&
        Date.parse(endsAt) > now &&
        Date.parse(startsAt) < now + ahead,
    )
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
