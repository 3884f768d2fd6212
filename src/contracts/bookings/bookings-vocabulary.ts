/** The vocabulary of bookings. Without zod, for public pages. */

/** The statuses of a booking; completed and cancelled are final. */
export const bookingStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const

export type BookingStatus = (typeof bookingStatuses)[number]

export const bookingStatusLabels: Record<BookingStatus, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
  completed: 'Completada',
}

/** How long a booking is, in minutes: what a call allows, and what the form offers. */
export const bookingDuration = { min: 15, max: 240, default: 60 } as const
export const bookingDurations = [30, 60, 90, 120] as const
