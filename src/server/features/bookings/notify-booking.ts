import { recipientsIn } from '#server/features/accounts/membership/membership.service.ts'
import { listActorsOf } from './bookings.queries.ts'
import type { BookingSide } from '#domain/bookings/booking-rules.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Notice, notify } from '#server/features/notifications/notifications.service.ts'
import {
  bookedWords,
  bookingMail,
  type BookingWords,
  cancelledWords,
  confirmedWords,
  deletionWords,
  soonWords,
} from './booking-notices.words.ts'
import { bookingsPath } from './bookings.address.ts'
import type { BookingRow } from './bookings.queries.ts'
import { invitationFor } from './invitation.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

const sides = ['professional', 'company'] as const

/**
 * Notifies one side, on the bell and by mail with the calendar attachment. `by`: the side that acted; null: a scheduled
 * task, or nobody who may be named.
 */
async function notifySide(
  deps: NotifyDeps,
  tx: Db,
  booking: BookingRow,
  side: BookingSide,
  words: BookingWords,
  by: BookingSide | null,
): Promise<void> {
  const users = { professional: booking.professionalUserId, company: booking.companyUserId }
  const notice: Omit<Notice, 'userId' | 'by'> = {
    type: 'booking',
    title: words.title,
    message: words.message,
    link: bookingsPath[side],
    mail: {
      ...bookingMail(booking, side, words),
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

/** A company requested it. */
export async function notifyBooked(deps: NotifyDeps, tx: Db, booking: BookingRow): Promise<void> {
  for (const side of sides) await notifySide(deps, tx, booking, side, bookedWords[side](booking), 'company')
}

/** The professional confirmed it. */
export async function notifyConfirmed(deps: NotifyDeps, tx: Db, booking: BookingRow): Promise<void> {
  for (const side of ['company', 'professional'] as const)
    await notifySide(deps, tx, booking, side, confirmedWords[side](booking), 'professional')
}

/** One side cancelled it; null `by`: it started without an answer. */
export async function notifyCancelled(
  deps: NotifyDeps,
  tx: Db,
  booking: BookingRow,
  by: BookingSide | null,
): Promise<void> {
  for (const side of sides) await notifySide(deps, tx, booking, side, cancelledWords(booking, side, by), by)
}

/** The other side's account was deleted: the notification names nobody. */
export const notifyOfDeletion = (
  deps: NotifyDeps,
  tx: Db,
  booking: BookingRow,
  side: BookingSide,
): Promise<void> => notifySide(deps, tx, booking, side, deletionWords(booking), null)

/** It takes place on the next day. */
export async function notifySoon(deps: NotifyDeps, tx: Db, booking: BookingRow): Promise<void> {
  for (const side of sides) await notifySide(deps, tx, booking, side, soonWords(booking, side), null)
}
