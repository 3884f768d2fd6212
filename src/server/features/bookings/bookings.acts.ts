import { sideOf } from './bookings.policy.ts'
import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import {
  type BookingRow,
  findLatestEvent,
  getBooking,
  listTaken,
  lockBooking,
  lockCalendar,
  markEventsNotified,
  takeBackStep,
} from './bookings.queries.ts'
import { notifyCancelled, notifyConfirmed } from './notify-booking.ts'

/** One side made a step of a booking. `wasReminded`: both had been reminded of it before. */
export const stepAct = defineAct(
  'booking.step',
  z.object({ bookingId: z.number(), eventId: z.number(), wasReminded: z.boolean() }),
)

type StepData = z.output<typeof stepAct.data>

export function bookingActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [handleAct(stepAct, { undo: undoStep, notify: (tx, data) => settleStep(deps, tx, data) })]
}

export const pushToBoth = async (tx: Db, { professionalUserId, companyId }: BookingRow): Promise<void> =>
  pushEvent(tx, [professionalUserId, ...(await peopleOfCompany(tx, companyId))], { topic: 'bookings' })

async function undoStep(tx: Db, { bookingId, eventId, wasReminded }: StepData): Promise<boolean> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking || (await findLatestEvent(tx, bookingId))?.id !== eventId) return false
  if (booking.status === 'cancelled' && !(await isStillFree(tx, booking))) return false
  await takeBackStep(tx, { id: bookingId, eventId, remindedAt: wasReminded ? booking.remindedAt : null })
  await pushToBoth(tx, booking)
  return true
}

/** Whether the time of a cancelled booking is still free. */
async function isStillFree(tx: Db, { professionalId, startsAt, endsAt }: BookingRow): Promise<boolean> {
  await lockCalendar(tx, professionalId)
  const taken = await listTaken(tx, professionalId, startsAt)
  return taken.every((other) => other.endsAt <= startsAt || other.startsAt >= endsAt)
}

/** Notifies the other side of the current status, and mails a copy to the author of the step. */
async function settleStep(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { bookingId, eventId }: StepData,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  const latest = await findLatestEvent(tx, bookingId)
  if (!booking || !latest) return
  await markEventsNotified(tx, bookingId)
  if (latest.id === eventId) {
    if (latest.status === 'confirmed') await notifyConfirmed(deps, tx, booking)
    if (latest.status === 'cancelled')
      await notifyCancelled(deps, tx, booking, sideOf(booking, latest.userId))
  }
  await pushToBoth(tx, await getBooking(tx, bookingId))
}
