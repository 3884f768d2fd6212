/** Where a booking is downloaded as a calendar file. */
export const inviteHref = (bookingId: number): string => `/api/bookings/${bookingId}/invite.ics`
