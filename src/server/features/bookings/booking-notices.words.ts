import type { BookingSide } from '#domain/bookings/booking-rules.ts'
import { durationInWords, limaSpan } from '#domain/bookings/booking-times.ts'
import type { NoticeMail, NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { BookingRow } from './bookings.queries.ts'

export interface BookingWords extends Pick<NoticeWords, 'title' | 'message'> {
  subject: string
  paragraphs?: string[]
}

const other: Record<BookingSide, BookingSide> = { professional: 'company', company: 'professional' }

const professionalOf = ({ firstName, lastName }: BookingRow): string => `${firstName} ${lastName}`.trim()

const whenOf = ({ startsAt, endsAt }: BookingRow): string => limaSpan(startsAt, endsAt)

const nameOf = (booking: BookingRow, side: BookingSide): string =>
  side === 'company' ? booking.companyName : professionalOf(booking)

/** The mail to a side. */
export function bookingMail(
  booking: BookingRow,
  reader: BookingSide,
  { subject, paragraphs }: BookingWords,
): NoticeMail {
  const isProfessional = reader === 'professional'
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000
  return {
    subject,
    heading: `Hola, ${isProfessional ? booking.firstName : booking.companyName}`,
    label: 'Ver mis citas',
    ...(paragraphs ? { paragraphs } : {}),
    details: [
      ['Cuándo', whenOf(booking)],
      ['Duración', durationInWords(minutes)],
      ['Servicio', booking.serviceTitle],
      ['Con', nameOf(booking, other[reader])],
      ...(booking.notes === '' ? [] : [['Notas', booking.notes] as [string, string]]),
    ],
  }
}

/** A company requested it. */
export const bookedWords: Record<BookingSide, (booking: BookingRow) => BookingWords> = {
  professional: (booking) => ({
    title: 'Te pidieron una cita',
    message: `${booking.companyName} quiere una cita el ${whenOf(booking)} por tu servicio “${booking.serviceTitle}”.`,
    subject: `${booking.companyName} te pide una cita`,
    paragraphs: ['Confírmala o cancélala en tu panel. El horario queda reservado mientras tanto.'],
  }),
  company: (booking) => ({
    title: 'Cita solicitada',
    message: `Pediste una cita con ${professionalOf(booking)} el ${whenOf(booking)}. Te avisaremos cuando la confirme.`,
    subject: `Pediste una cita con ${professionalOf(booking)}`,
  }),
}

/** The professional confirmed it. */
export const confirmedWords: Record<BookingSide, (booking: BookingRow) => BookingWords> = {
  company: (booking) => ({
    title: 'Cita confirmada',
    message: `${professionalOf(booking)} confirmó tu cita del ${whenOf(booking)}.`,
    subject: `${professionalOf(booking)} confirmó tu cita`,
  }),
  professional: (booking) => ({
    title: 'Confirmaste una cita',
    message: `Tu cita con ${booking.companyName} es el ${whenOf(booking)}.`,
    subject: `Tu cita con ${booking.companyName} está confirmada`,
  }),
}

/** One side cancelled it; null `by`: it started without an answer. */
export function cancelledWords(
  booking: BookingRow,
  reader: BookingSide,
  by: BookingSide | null,
): BookingWords {
  const reason =
    by === null
      ? 'No se confirmó a tiempo.'
      : by === reader
        ? 'La cancelaste tú.'
        : `La canceló ${nameOf(booking, by)}.`
  return {
    title: 'Cita cancelada',
    message: `Tu cita con ${nameOf(booking, other[reader])} del ${whenOf(booking)} se canceló. ${reason}`,
    subject: `Se canceló tu cita con ${nameOf(booking, other[reader])}`,
  }
}

/** The other side's account was deleted: names nobody. */
export const deletionWords = (booking: BookingRow): BookingWords => ({
  title: 'Cita cancelada',
  message: `Tu cita del ${whenOf(booking)} se canceló: la otra parte eliminó su cuenta.`,
  subject: 'Se canceló una cita tuya',
})

/** It takes place on the next day. */
export const soonWords = (booking: BookingRow, reader: BookingSide): BookingWords => ({
  title: 'Tienes una cita pronto',
  message: `Tu cita con ${nameOf(booking, other[reader])} es el ${whenOf(booking)}.`,
  subject: `Recordatorio: tu cita con ${nameOf(booking, other[reader])}`,
})
