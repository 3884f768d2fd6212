import type { BookingSide } from '#domain/bookings/booking-rules.ts'

/** The bookings page of each side's panel. */
export const bookingsPath: Record<BookingSide, string> = {
  professional: '/dashboard/citas',
  company: '/company-dashboard/citas',
}
