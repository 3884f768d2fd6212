import type { Booking } from '#contracts/bookings/bookings.contract.ts'

const byStart = (a: Booking, b: Booking) => a.startsAt.localeCompare(b.startsAt)

/** Bookings in groups: to confirm and upcoming ones by start, the others latest first. */
export function groupBookings(bookings: readonly Booking[], now: Date) {
  const isAhead = ({ endsAt }: Booking) => new Date(endsAt) > now
  const toConfirm = bookings.filter((one) => one.status === 'pending' && isAhead(one)).toSorted(byStart)
  const coming = bookings.filter((one) => one.status === 'confirmed' && isAhead(one)).toSorted(byStart)
  const known = new Set([...toConfirm, ...coming])
  return {
    toConfirm,
    coming,
    past: bookings.filter((one) => !known.has(one)).toSorted((a, b) => byStart(b, a)),
  }
}
