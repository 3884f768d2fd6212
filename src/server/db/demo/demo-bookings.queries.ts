import { and, asc, eq } from 'drizzle-orm'
import type { BookingStatus } from '#contracts/bookings/bookings-vocabulary.ts'
import { addDays, atMinute, weekdayOf } from '#domain/time/lima-days.ts'
import { limaDay } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import {
  availabilityHours,
  bookingEvents,
  bookings,
  bookingSettings,
  daysOff,
} from '#server/db/schema/bookings.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

const professionalEmail = 'premium@demo.qhatu.pe'
const companyEmail = 'empresa@demo.qhatu.pe'
const workdays = [1, 2, 3, 4, 5]
const morning = [9 * 60, 13 * 60] as const
const afternoon = [15 * 60, 18 * 60] as const

/** Days from now, minute of the day in Lima, and status. */
const calls = [
  { days: -9, minute: 10 * 60, status: 'completed', notes: 'Alcance de la prueba con usuarios.' },
  { days: 3, minute: 11 * 60, status: 'confirmed', notes: 'Revisar el flujo de registro de la tienda.' },
  { days: 5, minute: 16 * 60, status: 'pending', notes: 'Cotizar el rediseño de la portada.' },
] as const

/**
 * Every premium professional can be booked on workdays. The one among the demo's accounts has bookings of the demo
 * company.
 */
export async function insertDemoBookings(tx: Db, now: Date): Promise<void> {
  const sellers = await tx
    .select({ id: professionals.id, email: users.email, userId: users.id })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(eq(professionals.planType, 'premium'))
    .orderBy(asc(professionals.id))
  if (sellers.length === 0) return
  await tx.insert(bookingSettings).values(sellers.map(({ id }) => ({ professionalId: id })))
  await tx.insert(availabilityHours).values(
    sellers.flatMap(({ id, email }) =>
      workdays.flatMap((weekday) =>
        [morning, ...(email === professionalEmail ? [afternoon] : [])].map(([startMinute, endMinute]) => ({
          professionalId: id,
          weekday,
          startMinute,
          endMinute,
        })),
      ),
    ),
  )
  const seller = sellers.find(({ email }) => email === professionalEmail)
  if (!seller) return
  await tx.insert(daysOff).values({ professionalId: seller.id, day: workdayNear(addDays(limaDay(now), 12)) })
  await insertCalls(tx, now, seller)
}

async function insertCalls(tx: Db, now: Date, seller: { id: number; userId: number }): Promise<void> {
  const [service] = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.professionalId, seller.id), services.isActive))
    .orderBy(asc(services.id))
    .limit(1)
  const [company] = await tx
    .select({ id: companies.id, userId: users.id })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(users.email, companyEmail))
  if (!service || !company) return
  for (const { days, minute, status, notes } of calls) {
    const startsAt = atMinute(workdayNear(addDays(limaDay(now), days)), minute)
    const requestedAt = new Date(Math.min(now.getTime(), startsAt.getTime()) - 4 * DAY)
    const [row] = await tx
      .insert(bookings)
      .values({
        serviceId: service.id,
        professionalId: seller.id,
        companyId: company.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 60 * 60_000),
        notes,
        status,
        createdAt: requestedAt,
        updatedAt: requestedAt,
      })
      .returning({ id: bookings.id })
    if (!row) continue
    const step = (of: BookingStatus, userId: number) => ({
      bookingId: row.id,
      status: of,
      userId,
      at: requestedAt,
    })
    await tx
      .insert(bookingEvents)
      .values([
        step('pending', company.userId),
        ...(status === 'pending' ? [] : [step('confirmed', seller.userId)]),
        ...(status === 'completed' ? [step('completed', seller.userId)] : []),
      ])
  }
}

/** The day itself, or the Monday after a weekend. */
const workdayNear = (day: string): string => {
  const weekday = weekdayOf(day)
  return weekday > 5 ? addDays(day, 8 - weekday) : day
}
