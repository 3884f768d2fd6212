import { placeLabels } from '#contracts/interviews/interviews-vocabulary.ts'
import type { Config } from '#server/config.ts'
import {
  calendarAttachment,
  type CalendarEntry,
  calendarFileOf,
} from '#server/platform/calendar/calendar-file.ts'
import type { MailAttachment } from '#server/platform/mail/mailer.ts'
import type { InterviewRow } from './interviews.queries.ts'

type Site = Pick<Config, 'publicUrl' | 'mailFrom'>

/** Who gets the entry, and the page that it leads to. */
export interface CalendarReader {
  side: 'company' | 'professional'
  email: string
  name: string
  path: string
}

const fileName = 'entrevista.ics'

/** An interview with a chosen time, as one person has it in the calendar; null: there is no time. */
function entryOf(
  site: Site,
  row: InterviewRow,
  { side, email, name, path }: CalendarReader,
): CalendarEntry | null {
  const { id, startsAt, endsAt, sequence, createdAt, updatedAt, kind, place, note } = row
  if (!startsAt || !endsAt) return null
  const other = side === 'company' ? `${row.firstName} ${row.lastName}`.trim() : row.companyName
  return {
    name: `interview-${id}`,
    sequence,
    createdAt,
    updatedAt,
    startsAt,
    endsAt,
    status: row.status === 'cancelled' ? 'cancelled' : 'confirmed',
    summary: `Entrevista con ${other}: ${row.title}`,
    lines: [
      `Empleo: ${row.jobTitle}`,
      ...(place === '' ? [] : [`${placeLabels[kind]}: ${place}`]),
      ...(note === '' ? [] : [`Nota: ${note}`]),
      `Ver la entrevista: ${site.publicUrl}${path}`,
    ],
    path,
    ...(place === '' ? {} : { place }),
    alarm: `Entrevista con ${other}`,
    attendee: { email, name },
  }
}

/** The attachment of a mail about an interview; none while no time is chosen. */
export function calendarFor(site: Site, row: InterviewRow, reader: CalendarReader): MailAttachment[] {
  const entry = entryOf(site, row, reader)
  return entry ? [calendarAttachment(site, entry, fileName)] : []
}

/** The same as a download; null: no time is chosen. */
export function calendarDownload(site: Site, row: InterviewRow, reader: CalendarReader) {
  const entry = entryOf(site, row, reader)
  return entry && { name: fileName, text: calendarFileOf(site, entry) }
}
