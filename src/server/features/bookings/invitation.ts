import type { BookingSide } from '#domain/bookings/booking-rules.ts'
import type { Config } from '#server/config.ts'
import {
  calendarAttachment,
  type CalendarEntry,
  calendarFileOf,
} from '#server/platform/calendar/calendar-file.ts'
import type { MailAttachment } from '#server/platform/mail/mailer.ts'
import { bookingsPath } from './bookings.address.ts'
import type { BookingRow } from './bookings.queries.ts'

type Site = Pick<Config, 'publicUrl' | 'mailFrom'>

const statuses: Record<BookingRow['status'], CalendarEntry['status']> = {
  pending: 'tentative',
  confirmed: 'confirmed',
  completed: 'confirmed',
  cancelled: 'cancelled',
}

/** A booking as one side has it in its calendar. */
function entryOf(site: Site, booking: BookingRow, side: BookingSide): CalendarEntry {
  const path = bookingsPath[side]
  const professional = `${booking.firstName} ${booking.lastName}`.trim()
  const other = side === 'company' ? professional : booking.companyName
  const { sequence, createdAt, updatedAt, startsAt, endsAt } = booking
  return {
    name: `booking-${booking.id}`,
    sequence,
    createdAt,
    updatedAt,
    startsAt,
    endsAt,
    status: statuses[booking.status],
    summary: `Cita con ${other}: ${booking.serviceTitle}`,
    lines: [
      `Servicio: ${booking.serviceTitle}`,
      ...(booking.notes === '' ? [] : [`Notas: ${booking.notes}`]),
      ...(booking.status === 'pending' ? ['Falta que el profesional la confirme.'] : []),
      `Tus citas: ${site.publicUrl}${path}`,
    ],
    path,
    alarm: `Cita con ${other}`,
    attendee:
      side === 'company'
        ? { email: booking.companyEmail, name: booking.companyName }
        : { email: booking.professionalEmail, name: professional },
  }
}

/** The attachment of mails about a booking. */
export const invitationFor = (site: Site, booking: BookingRow, side: BookingSide): MailAttachment =>
  calendarAttachment(site, entryOf(site, booking, side), 'cita.ics')

/** The same as a download. */
export const calendarFile = (site: Site, booking: BookingRow, side: BookingSide): string =>
  calendarFileOf(site, entryOf(site, booking, side))
