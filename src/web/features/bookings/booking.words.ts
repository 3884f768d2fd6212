import type { BookingStatus } from '#contracts/bookings/bookings-vocabulary.ts'

/** What happened to a booking, as the person's own screen says it. */
export const doneWords: Record<BookingStatus, string> = {
  pending: 'Cita actualizada',
  confirmed: 'Cita confirmada',
  cancelled: 'Cita cancelada',
  completed: 'Cita completada',
}
