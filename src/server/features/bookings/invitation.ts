import ical, { ICalAlarmType, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookingSide } from '#domain/bookings/booking-rules.ts'
import type { Config } from '#server/config.ts'
import type { MailAttachment } from '#server/platform/mail/mailer.ts'
import { bookingsPath } from './bookings.address.ts'
import type { BookingRow } from './bookings.queries.ts'

type Site = Pick<Config, 'publicUrl' | 'mailFrom'>

/** Reminder before the start of a call. In seconds. */
const alarmBefore = 15 * 60

const statuses: Record<BookingRow['status'], ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

/**
 * A booking as iCalendar (RFC 5545), times in UTC. Its UID is stable, so later versions update the calendar entry.
 * Each side gets a separate one from us, so neither learns the other's e-mail address.
 */
function calendarOf(site: Site, booking: BookingRow, side: BookingSide, method: ICalCalendarMethod): string {
  const url = `${site.publicUrl}${bookingsPath[side]}`
  const professional = `${booking.firstName} ${booking.lastName}`.trim()
  const other = side === 'company' ? professional : booking.companyName
  const lines = [
    `Servicio: ${booking.serviceTitle}`,
    ...(booking.notes === '' ? [] : [`Notas: ${booking.notes}`]),
    ...(booking.status === 'pending' ? ['Falta que el profesional la confirme.'] : []),
    `Tus citas: ${url}`,
  ]
  const isInvitation = method !== ICalCalendarMethod.PUBLISH
  const calendar = ical({ method, prodId: { company: 'Qhatu', product: 'Citas', language: 'ES' } })
  const event = calendar.createEvent({
    id: `booking-${booking.id}@${new URL(site.publicUrl).hostname}`,
    sequence: booking.sequence,
    stamp: booking.updatedAt,
    created: booking.createdAt,
    lastModified: booking.updatedAt,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: `Cita con ${other}: ${booking.serviceTitle}`,
    description: lines.join('\n'),
    url,
    status: statuses[booking.status],
    ...(isInvitation ? { organizer: senderOf(site.mailFrom) } : {}),
  })
  if (isInvitation)
    event.createAttendee(
      side === 'company'
        ? { email: booking.companyEmail, name: booking.companyName, ...attendance(booking) }
        : { email: booking.professionalEmail, name: professional, ...attendance(booking) },
    )
  if (booking.status !== 'cancelled')
    event.createAlarm({ type: ICalAlarmType.display, trigger: alarmBefore, description: `Cita con ${other}` })
  return calendar.toString()
}

/** Participants answer on the site: a reply by mail would reach nobody. */
const attendance = ({ status }: BookingRow) => ({
  rsvp: false,
  status: status === 'pending' ? ICalAttendeeStatus.TENTATIVE : ICalAttendeeStatus.ACCEPTED,
})

/** Splits 'Qhatu <hola@qhatu.pe>' into name and address. */
function senderOf(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^\s*(.*?)\s*<([^>]+)>\s*$/.exec(from) ?? []
  return { name: name || 'Qhatu', email }
}

/**
 * The attachment of mails about a booking: REQUEST adds or updates the entry in the recipient's calendar, CANCEL
 * removes it.
 */
export function invitationFor(site: Site, booking: BookingRow, side: BookingSide): MailAttachment {
  const method = booking.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  return {
    name: 'cita.ics',
    mime: `text/calendar; method=${method}`,
    content: calendarOf(site, booking, side, method),
    isAlternative: true,
  }
}

/** The same as a download. */
export const calendarFile = (site: Site, booking: BookingRow, side: BookingSide): string =>
  calendarOf(site, booking, side, ICalCalendarMethod.PUBLISH)
