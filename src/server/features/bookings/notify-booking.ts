import { recipientsIn } from '#server/features/accounts/membership/membership.service.ts'
import { listActorsOf } from './bookings.queries.ts'
import type { BookingSide } from '#domain/bookings/booking-rules.ts'
import { durationInWords, limaSpan } from '#domain/bookings/booking-times.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Notice, notify } from '#server/features/notifications/notifications.service.ts'
import { bookingsPath } from './bookings.address.ts'
import type { BookingRow } from './bookings.queries.ts'
import { invitationFor } from './invitation.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

interface Words {
  /** The side that acted. Null: a scheduled task, or nobody who may be named. */
  by: BookingSide | null
  title: string
  message: string
  subject: string
  paragraphs?: string[]
}

const other: Record<BookingSide, BookingSide> = { professional: 'company', company: 'professional' }

/** Notifies one side, on the bell and by mail with the calendar attachment. */
async function notifySide(
  deps: NotifyDeps,
  tx: Db,
  booking: BookingRow,
  side: BookingSide,
  { by, subject, paragraphs, ...news }: Words,
): Promise<void> {
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000
  const isProfessional = side === 'professional'
  const users = { professional: booking.professionalUserId, company: booking.companyUserId }
  const notice: Omit<Notice, 'userId' | 'by'> = {
    type: 'booking',
    ...news,
    link: bookingsPath[side],
    mail: {
      subject,
      heading: `Hola, ${isProfessional ? booking.firstName : booking.companyName}`,
      label: 'Ver mis citas',
      ...(paragraphs ? { paragraphs } : {}),
      details: [
        ['Cuándo', limaSpan(booking.startsAt, booking.endsAt)],
        ['Duración', durationInWords(minutes)],
        ['Servicio', booking.serviceTitle],
        ['Con', isProfessional ? booking.companyName : professionalOf(booking)],
        ...(booking.notes === '' ? [] : [['Notas', booking.notes] as [string, string]]),
      ],
      attachments: [invitationFor(deps.config, booking, side)],
    },
  }
  if (side === 'professional') {
    await notify(deps, tx, { ...notice, userId: users.professional, by: by && users[by] })
    return
  }
  const among = await listActorsOf(tx, booking.id)
  // What the company did itself its people only get as a copy by mail.
  for (const userId of await recipientsIn(tx, { companyId: booking.companyId, among }))
    await notify(deps, tx, { ...notice, userId, by: by === 'company' ? userId : by && users[by] })
}

const professionalOf = ({ firstName, lastName }: BookingRow): string => `${firstName} ${lastName}`.trim()

const whenOf = ({ startsAt, endsAt }: BookingRow): string => limaSpan(startsAt, endsAt)

/** A company requested it. */
export async function notifyBooked(deps: NotifyDeps, tx: Db, booking: BookingRow): Promise<void> {
  const { companyName, serviceTitle } = booking
  await notifySide(deps, tx, booking, 'professional', {
    by: 'company',
    title: 'Te pidieron una cita',
    message: `${companyName} quiere una cita el ${whenOf(booking)} por tu servicio “${serviceTitle}”.`,
    subject: `${companyName} te pide una cita`,
    paragraphs: ['Confírmala o cancélala en tu panel. El horario queda reservado mientras tanto.'],
  })
  await notifySide(deps, tx, booking, 'company', {
    by: 'company',
    title: 'Cita solicitada',
    message: `Pediste una cita con ${professionalOf(booking)} el ${whenOf(booking)}. Te avisaremos cuando la confirme.`,
    subject: `Pediste una cita con ${professionalOf(booking)}`,
  })
}

/** The professional confirmed it. */
export async function notifyConfirmed(deps: NotifyDeps, tx: Db, booking: BookingRow): Promise<void> {
  await notifySide(deps, tx, booking, 'company', {
    by: 'professional',
    title: 'Cita confirmada',
    message: `${professionalOf(booking)} confirmó tu cita del ${whenOf(booking)}.`,
    subject: `${professionalOf(booking)} confirmó tu cita`,
  })
  await notifySide(deps, tx, booking, 'professional', {
    by: 'professional',
    title: 'Confirmaste una cita',
    message: `Tu cita con ${booking.companyName} es el ${whenOf(booking)}.`,
    subject: `Tu cita con ${booking.companyName} está confirmada`,
  })
}

/** One side cancelled it; null `by`: it started without an answer. */
export async function notifyCancelled(
  deps: NotifyDeps,
  tx: Db,
  booking: BookingRow,
  by: BookingSide | null,
): Promise<void> {
  const nameOf = (side: BookingSide) => (side === 'company' ? booking.companyName : professionalOf(booking))
  for (const side of ['professional', 'company'] as const) {
    const reason =
      by === null
        ? 'No se confirmó a tiempo.'
        : by === side
          ? 'La cancelaste tú.'
          : `La canceló ${nameOf(by)}.`
    await notifySide(deps, tx, booking, side, {
      by,
      title: 'Cita cancelada',
      message: `Tu cita con ${nameOf(other[side])} del ${whenOf(booking)} se canceló. ${reason}`,
      subject: `Se canceló tu cita con ${nameOf(other[side])}`,
    })
  }
}

/** The other side's account was deleted: the notification names nobody. */
export const notifyOfDeletion = (
  deps: NotifyDeps,
  tx: Db,
  booking: BookingRow,
  side: BookingSide,
): Promise<void> =>
  notifySide(deps, tx, booking, side, {
    by: null,
    title: 'Cita cancelada',
    message: `Tu cita del ${whenOf(booking)} se canceló: la otra parte eliminó su cuenta.`,
    subject: 'Se canceló una cita tuya',
  })

/** It takes place on the next day. */
export async function notifySoon(deps: NotifyDeps, tx: Db, booking: BookingRow): Promise<void> {
  for (const side of ['professional', 'company'] as const) {
    const name = side === 'company' ? professionalOf(booking) : booking.companyName
    await notifySide(deps, tx, booking, side, {
      by: null,
      title: 'Tienes una cita pronto',
      message: `Tu cita con ${name} es el ${whenOf(booking)}.`,
      subject: `Recordatorio: tu cita con ${name}`,
    })
  }
}
