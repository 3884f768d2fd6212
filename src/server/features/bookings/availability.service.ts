import type { AvailabilityBody } from '#contracts/bookings/bookings.contract.ts'
import {
  type Availability,
  earliestDay,
  freeDays,
  latestDay,
  type Span,
} from '#domain/bookings/free-slots.ts'
import { horizonDays } from '#domain/bookings/booking-rules.ts'
import { minutesOf } from '#domain/time/lima-days.ts'
import { limaDay } from '#domain/time/dates.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { getProfessional } from '#server/features/professionals/professionals.service.ts'
import { requireVisible } from '#server/features/professionals/visibility/visibility.service.ts'
import type { ProfessionalActor, UserActor } from '#server/actor.ts'
import { readAvailability, writeAvailability } from './availability.queries.ts'
import { isBlocked, listTaken, lockCalendar } from './bookings.queries.ts'

/**
 * What can be booked of a professional. Closed for everyone without the premium plan, and for a company that they
 * blocked.
 */
export interface BookingCalendar {
  availability: Availability
  taken: Span[]
}

/** The calendar of a professional as `companyUserId` may book it; null: as its owner sees it. */
export async function readCalendar(
  db: Db,
  professionalId: number,
  { now, companyUserId }: { now: Date; companyUserId: number | null },
): Promise<BookingCalendar> {
  const { planType } = await getProfessional({ db }, professionalId)
  const stored = await readAvailability(db, professionalId, limaDay(now))
  const isClosed =
    planType !== 'premium' ||
    stored.hours.length === 0 ||
    (companyUserId !== null && (await isBlocked(db, professionalId, companyUserId)))
  return {
    availability: isClosed ? { ...stored, isOpen: false } : stored,
    taken: await listTaken(db, professionalId, now),
  }
}

/** The free start times of some days, and the next day that has any. Throws not_found for a hidden professional. */
export async function getFreeSlots(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  {
    professionalId,
    from,
    days,
    duration,
  }: { professionalId: number; from?: string | undefined; days: number; duration: number },
) {
  await requireVisible({ db }, actor, professionalId)
  const now = clock.now()
  const companyUserId = actor.kind === 'company' ? actor.ownerId : null
  const { availability, taken } = await readCalendar(db, professionalId, { now, companyUserId })
  const ahead = freeDays(availability, {
    from: from ?? earliestDay(now),
    days: horizonDays,
    duration,
    now,
    taken,
  })
  return {
    professionalId,
    isOpen: availability.isOpen,
    duration,
    days: ahead.slice(0, days),
    nextFreeDate: ahead.find(({ starts }) => starts.length > 0)?.day ?? null,
    earliest: earliestDay(now),
    latest: latestDay(now),
  }
}

export async function getOwnAvailability(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { professionalId }: ProfessionalActor,
): Promise<Availability> {
  return readAvailability(db, professionalId, limaDay(clock.now()))
}

/** Throws professional_premium_required without the premium plan. Existing bookings are not changed. */
export async function setOwnAvailability(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { professionalId }: ProfessionalActor,
  { hours, daysOff, ...settings }: AvailabilityBody,
): Promise<Availability> {
  const today = limaDay(deps.clock.now())
  return transaction(deps, async (tx) => {
    const { planType } = await getProfessional({ db: tx }, professionalId)
    if (planType !== 'premium') throw new AppError('professional_premium_required')
    await lockCalendar(tx, professionalId)
    await writeAvailability(tx, professionalId, {
      ...settings,
      hours: hours.map(({ weekday, start, end }) => ({
        weekday,
        startMinute: minutesOf(start) ?? 0,
        endMinute: minutesOf(end) ?? 0,
      })),
      daysOff: daysOff.filter((day) => day >= today),
    })
    return readAvailability(tx, professionalId, today)
  })
}
