import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { horizonDays, mayEverSet, nextStatuses } from '#domain/bookings/booking-rules.ts'
import { earliestDay, freeStarts, latestDay, nearestStarts } from '#domain/bookings/free-slots.ts'
import { limaShort } from '#domain/bookings/booking-times.ts'
import { atMinute, minutesOf } from '#domain/time/lima-days.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import { isOverlap } from '#server/db/overlap.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { requireVisible } from '#server/features/professionals/visibility/visibility.service.ts'
import { requireService } from '#server/features/services/services.service.ts'
import type { CompanyActor, UserActor } from '#server/actor.ts'
import { type BookingCalendar, readCalendar } from './availability.service.ts'
import { asKnownTo, type BookingsWith, type OwnBooking } from './bookings.policy.ts'
import {
  type BookingRow,
  findSame,
  getBooking,
  insertBooking,
  insertBookingEvent,
  listBookings,
  lockBooking,
  lockCalendar,
  setBookingStatus,
} from './bookings.queries.ts'
import { pushToBoth, stepAct } from './bookings.acts.ts'
import { notifyBooked } from './notify-booking.ts'

type BookingDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** A step within this time before the start replaces the reminder. In milliseconds. */
export const reminderBefore = DAY
/** How many alternative times a refusal offers. */
const offered = 3

export interface Wish {
  serviceId: number
  professionalId: number
  /** 'yyyy-MM-dd' and 'HH:MM' in Lima. */
  date: string
  time: string
  /** In minutes. */
  duration: number
  notes: string
}

/**
 * Books a free time, to be confirmed by the professional. A retry after a lost reply finds the existing booking.
 * Throws not_found for a service that the company may not see or that is not the professional's, validation_failed
 * for a day outside the bookable range, bookings_closed, and slot_taken with the nearest free times.
 */
export async function book(deps: BookingDeps, company: CompanyActor, wish: Wish): Promise<BookingRow> {
  const now = deps.clock.now()
  requireWithinHorizon(wish.date, now)
  const startsAt = atMinute(wish.date, minutesOf(wish.time) ?? 0)
  try {
    return await transaction(deps, async (tx) => {
      const service = await requireService(tx, company, wish.serviceId)
      if (service.professionalId !== wish.professionalId) throw notFound('professional')
      await lockCalendar(tx, wish.professionalId)
      const calendar = await readCalendar(tx, wish.professionalId, { now, companyUserId: company.ownerId })
      const same = await findSame(tx, company.companyId, { ...wish, startsAt, endsAt: endOf(startsAt, wish) })
      if (same) return same
      requireFree(calendar, startsAt, wish, now)
      return insertAsked(deps, tx, company, { ...wish, startsAt })
    })
  } catch (error) {
    // A writer without the lock got the time first: the constraint prevents the overlap.
    if (isOverlap(error)) throw new AppError('slot_taken')
    throw error
  }
}

const endOf = (startsAt: Date, { duration }: Pick<Wish, 'duration'>): Date =>
  new Date(startsAt.getTime() + duration * 60_000)

function requireWithinHorizon(date: string, now: Date): void {
  if (date < earliestDay(now))
    throw new AppError('validation_failed', { fields: { date: 'Elige un día desde mañana' } })
  if (date > latestDay(now))
    throw new AppError('validation_failed', {
      fields: { date: `Elige un día dentro de los próximos ${horizonDays} días` },
    })
}

function requireFree({ availability, taken }: BookingCalendar, startsAt: Date, wish: Wish, now: Date): void {
  if (!availability.isOpen) throw new AppError('bookings_closed')
  const question = { duration: wish.duration, now, taken }
  const free = freeStarts(availability, wish.date, question)
  if (free.some((start) => start.getTime() === startsAt.getTime())) return
  const nearest = nearestStarts(availability, startsAt, offered, question).map(limaShort)
  const message =
    nearest.length > 0
      ? `Ese horario ya no está libre. Los más cercanos: ${nearest.join('; ')} (hora de Lima).`
      : 'Ese horario ya no está libre, y no queda ninguno con esa duración.'
  throw new AppError('slot_taken', { message, fields: { time: message } })
}

async function insertAsked(
  deps: BookingDeps,
  tx: Db,
  { companyId, userId }: CompanyActor,
  { serviceId, professionalId, startsAt, duration, notes }: Wish & { startsAt: Date },
): Promise<BookingRow> {
  const now = deps.clock.now()
  const id = await insertBooking(tx, {
    serviceId,
    professionalId,
    companyId,
    startsAt,
    endsAt: endOf(startsAt, { duration }),
    notes,
    createdAt: now,
    updatedAt: now,
  })
  await insertBookingEvent(tx, id, { status: 'pending', userId, at: now })
  const booking = await getBooking(tx, id)
  await notifyBooked(deps, tx, booking)
  await pushToBoth(tx, booking)
  return booking
}

/**
 * Sets the next status of a booking. Both sides are notified once it can no longer be undone. Repeating a step
 * changes nothing. Throws forbidden for a step that the caller may not make, step_pending while the other side may
 * still undo its own step, booking_settled when the step comes too late.
 */
export async function changeStatus(
  deps: BookingDeps,
  { userId }: UserActor,
  { booking: { id }, side }: OwnBooking,
  status: BookingRow['status'],
): Promise<{ booking: BookingRow; undo: Undoable | null }> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking) throw new AppError('not_found')
    if (!mayEverSet(side, status)) throw new AppError('forbidden')
    if (asKnownTo(side, booking).isChanging) throw new AppError('step_pending')
    if (booking.status === status) return { booking, undo: null }
    if (!nextStatuses(side, booking, now).includes(status)) throw new AppError('booking_settled')
    const eventId = await setBookingStatus(tx, id, {
      status,
      userId,
      at: now,
      isNotified: false,
      isReminded: booking.startsAt.getTime() - now.getTime() <= reminderBefore,
    })
    await pushEvent(tx, side === 'company' ? await peopleOfCompany(tx, booking.companyId) : [userId], {
      topic: 'bookings',
    })
    const data = { bookingId: id, eventId, wasReminded: booking.remindedAt !== null }
    const undo = await perform(deps, tx, stepAct, { userId, subjectId: id, data })
    return { booking: await getBooking(tx, id), undo }
  })
}

/** The bookings of the caller, on either side. */
export async function listOwnBookings({ db }: Pick<Deps, 'db'>, actor: UserActor): Promise<BookingRow[]> {
  const rows = await listBookings(
    db,
    actor.kind === 'company' ? { companyId: actor.companyId } : { professionalId: actor.professionalId },
  )
  return rows.map((row) => asKnownTo(actor.kind, row).booking)
}

/** Throws not_found for a professional that a company without a booking may not see. */
export async function listBookingsWith(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  whose: BookingsWith,
): Promise<BookingRow[]> {
  const rows = await listBookings(db, whose)
  if (rows.length === 0) await requireVisible({ db }, actor, whose.professionalId)
  return rows.map((row) => asKnownTo(actor.kind, row).booking)
}
