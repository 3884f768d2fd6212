/** The download address of a booking's calendar file. */
export const inviteHref = (bookingId: number): string => `/api/bookings/${bookingId}/invite.ics`
