import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant } from '#contracts/fields.ts'
import { bookingDuration, mostBufferMinutes, mostDaysOff, mostNoticeHours } from './booking-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { bookingStatuses } from './bookings-vocabulary.ts'
import { clock, day } from './time-fields.ts'

/** A booking as both parties see it. */
export const booking = z.object({
  id: z.number(),
  serviceId: z.number(),
  serviceTitle: z.string(),
  professionalId: z.number(),
  professionalName: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  /** 'yyyy-MM-dd' and 'HH:MM', in Lima time. */
  date: z.string(),
  time: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** In minutes. */
  duration: z.number(),
  notes: z.string(),
  status: z.enum(bookingStatuses),
  /** The statuses that the caller may set now. */
  nextStatuses: z.array(z.enum(bookingStatuses)),
  createdAt: instant,
})
export type Booking = z.infer<typeof booking>

const duration = z.coerce
  .number(asks.duration)
  .int(asks.duration)
  .min(bookingDuration.min, asks.duration)
  .max(bookingDuration.max, asks.duration)
  .default(bookingDuration.default)

export const bookBody = z.object({
  serviceId: id,
  professionalId: id,
  date: day(asks.date),
  time: clock(asks.time),
  duration,
  notes: z
    .string(asks.notes)
    .trim()
    .max(mostLetters.bookingNotes, upTo(mostLetters.bookingNotes))
    .default(''),
})

const weekdayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const whole = (message: string, min: number, max: number) =>
  z.number(message).int(message).min(min, message).max(max, message)

const stretch = z
  .object(
    {
      /** 1 Monday - 7 Sunday (ISO 8601). */
      weekday: whole(asks.weekday, 1, 7),
      start: clock(asks.start),
      end: clock(asks.end, true),
    },
    'Elige un día y sus horas',
  )
  .refine(({ start, end }) => start < end, {
    message: 'Elige una hora de fin posterior a la de inicio',
    path: ['end'],
  })

/** The booking settings of a professional; hours and days are in Lima time. */
export const availabilityBody = z.object({
  isOpen: z.boolean(asks.isOpen),
  /** Minimum free time between two bookings, in minutes. */
  bufferMinutes: whole(asks.bufferMinutes, 0, mostBufferMinutes),
  /** How long before its start a booking must be requested, in hours. */
  noticeHours: whole(asks.noticeHours, 0, mostNoticeHours),
  hours: z
    .array(stretch, asks.hours)
    .max(42, 'Usa seis tramos por día como máximo')
    .superRefine((hours, context) => {
      for (const [at, one] of hours.entries())
        if (
          hours
            .slice(0, at)
            .some((other) => other.weekday === one.weekday && one.start < other.end && other.start < one.end)
        )
          context.addIssue({
            code: 'custom',
            path: [at],
            message: `Separa las horas del ${weekdayNames[one.weekday - 1]}: se cruzan`,
          })
    }),
  daysOff: z
    .array(day(asks.date), asks.daysOff)
    .max(mostDaysOff, `Usa ${mostDaysOff} días libres como máximo`),
})
export type AvailabilityBody = z.output<typeof availabilityBody>

const freeSlots = z.object({
  professionalId: z.number(),
  /** False: takes no bookings now, so no day has a free start. */
  isOpen: z.boolean(),
  /** In minutes, as requested. */
  duration: z.number(),
  /** The time zone of the days and times. */
  timeZone: z.literal('America/Lima'),
  /** In order, including days without a free start. */
  days: z.array(
    z.object({ date: z.string(), slots: z.array(z.object({ time: z.string(), startsAt: instant })) }),
  ),
  /** The first day on or after `from` with a free start, up to the horizon; null: none. */
  nextFreeDate: z.string().nullable(),
  /** The first and the last day that can be booked. */
  earliest: z.string(),
  latest: z.string(),
})
export type FreeSlots = z.infer<typeof freeSlots>

export const bookingsContract = {
  ofProfessional: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/bookings',
    summary:
      'The bookings with a professional that the caller is a party of: the professional’s own, or the company’s with them',
    audience: 'signed-in',
    scope: 'party',
    params: idParams,
    reply: z.array(booking),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/bookings',
    summary: 'The bookings of the caller, latest start first',
    audience: 'signed-in',
    reply: z.array(booking),
  }),
  book: endpoint({
    method: 'POST',
    path: '/api/bookings',
    summary: 'Book a consulting call in a free time of the professional; it waits for their confirmation',
    audience: 'company',
    errors: ['not_found', 'slot_taken', 'bookings_closed'],
    status: 201,
    limit: 'outreach',
    body: bookBody,
    reply: booking,
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/bookings/:id/status',
    summary: 'The professional confirms, cancels or completes a booking; the company may cancel its own',
    audience: 'signed-in',
    scope: 'party',
    errors: ['forbidden', 'booking_settled', 'step_pending'],
    params: idParams,
    body: z.object({ status: z.enum(bookingStatuses, asks.status) }),
    reply: booking.extend({ undo: undoable.nullable() }),
  }),
  invite: endpoint({
    method: 'GET',
    path: '/api/bookings/:id/invite.ics',
    summary: 'A booking as a calendar file',
    audience: 'signed-in',
    scope: 'party',
    params: idParams,
    file: ['text/calendar'],
  }),
  freeSlots: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/availability',
    summary: 'When a booking with the professional may begin, day by day, for who is signed in',
    audience: 'signed-in',
    params: idParams,
    query: z.object({
      /** Omitted or in the past: the first day that can be booked. */
      from: day(asks.date).optional(),
      duration,
      days: z.coerce.number().int().min(1).max(31).catch(14),
    }),
    reply: freeSlots,
  }),
  availability: endpoint({
    method: 'GET',
    path: '/api/me/availability',
    summary: 'How the professional takes bookings',
    audience: 'professional',
    reply: availabilityBody,
  }),
  setAvailability: endpoint({
    method: 'PUT',
    path: '/api/me/availability',
    summary:
      'Set how the professional takes bookings: weekly hours in Lima, buffer, notice, days off. Premium plan',
    audience: 'professional',
    errors: ['professional_premium_required', 'not_found'],
    body: availabilityBody,
    reply: availabilityBody,
  }),
}
