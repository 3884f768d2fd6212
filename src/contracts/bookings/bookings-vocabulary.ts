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
