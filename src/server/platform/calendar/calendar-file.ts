import ical, { ICalAlarmType, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Config } from '#server/config.ts'
import type { MailAttachment } from '#server/platform/mail/mailer.ts'

type Site = Pick<Config, 'publicUrl' | 'mailFrom'>

/** Reminder before the start. In seconds. */
const alarmBefore = 15 * 60

/** What a calendar holds of an appointment. */
export interface CalendarEntry {
  /** Stable, so that later versions update the entry: 'booking-7'. */
  name: string
  /** How many times it changed (RFC 5545 SEQUENCE). */
  sequence: number
  createdAt: Date
  updatedAt: Date
  startsAt: Date
  endsAt: Date
  status: 'tentative' | 'confirmed' | 'cancelled'
  summary: string
  lines: readonly string[]
  /** Its page, as a path of this site. */
  path: string
  place?: string
  /** What the reminder says. */
  alarm: string
  /** Who gets it. Each person gets one of their own from us, so nobody learns another's e-mail address. */
  attendee: { email: string; name: string }
}

const statuses: Record<CalendarEntry['status'], ICalEventStatus> = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

/** An appointment as iCalendar (RFC 5545), times in UTC. */
function calendarOf(site: Site, entry: CalendarEntry, method: ICalCalendarMethod): string {
  const isInvitation = method !== ICalCalendarMethod.PUBLISH
  const calendar = ical({ method, prodId: { company: 'Qhatu', product: 'Citas', language: 'ES' } })
  const event = calendar.createEvent({
    id: `${entry.name}@${new URL(site.publicUrl).hostname}`,
    sequence: entry.sequence,
    stamp: entry.updatedAt,
    created: entry.createdAt,
    lastModified: entry.updatedAt,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: entry.summary,
    description: entry.lines.join('\n'),
    url: `${site.publicUrl}${entry.path}`,
    status: statuses[entry.status],
    ...(entry.place ? { location: entry.place } : {}),
    ...(isInvitation ? { organizer: senderOf(site.mailFrom) } : {}),
  })
  if (isInvitation)
    event.createAttendee({
      ...entry.attendee,
      // Participants answer on the site: a reply by mail would reach nobody.
      rsvp: false,
      status: entry.status === 'tentative' ? ICalAttendeeStatus.TENTATIVE : ICalAttendeeStatus.ACCEPTED,
    })
  if (entry.status !== 'cancelled')
    event.createAlarm({ type: ICalAlarmType.display, trigger: alarmBefore, description: entry.alarm })
  return calendar.toString()
}

/** Splits 'Qhatu <hola@qhatu.pe>' into name and address. */
function senderOf(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^\s*(.*?)\s*<([^>]+)>\s*$/.exec(from) ?? []
  return { name: name || 'Qhatu', email }
}

/** The attachment of a mail: REQUEST adds or updates the entry in the recipient's calendar, CANCEL removes it. */
export function calendarAttachment(site: Site, entry: CalendarEntry, fileName: string): MailAttachment {
  const method = entry.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  return {
    name: fileName,
    mime: `text/calendar; method=${method}`,
    content: calendarOf(site, entry, method),
    isAlternative: true,
  }
}

/** The same as a download. */
export const calendarFileOf = (site: Site, entry: CalendarEntry): string =>
  calendarOf(site, entry, ICalCalendarMethod.PUBLISH)
