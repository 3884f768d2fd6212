/** What bookings name and how long they may take. Without zod, for public pages. */

/** The steps of a booking; completed and cancelled end it. */
export const bookingStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const

export type BookingStatus = (typeof bookingStatuses)[number]

export const bookingStatusLabels: Record<BookingStatus, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
  completed: 'Completada',
}

/** How long a booking may take, in minutes: what a person picks from, and what a call may say. */
export const bookingDurations = [30, 60, 90, 120] as const

export const bookingDuration = { min: 15, max: 240, default: 60 } as const
