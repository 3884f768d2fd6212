import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import {
  availabilityHours,
  bookingEvents,
  bookings,
  bookingSettings,
  daysOff,
} from '#server/db/schema/bookings.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

const isParty = ({ professionalId, companyId }: Person) =>
  professionalId === null
    ? eq(bookings.companyId, companyId ?? 0)
    : eq(bookings.professionalId, professionalId)

export async function exportOf(db: Db, person: Person): Promise<Exported> {
  const { id, startsAt, endsAt, notes, status, createdAt } = bookings
  return {
    citas: await db
      .select({
        id,
        service: services.title,
        company: companies.name,
        startsAt,
        endsAt,
        notes,
        status,
        createdAt,
      })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .innerJoin(companies, eq(companies.id, bookings.companyId))
      .where(isParty(person))
      .orderBy(desc(bookings.startsAt)),
    ...(person.professionalId === null
      ? {}
      : { 'horario-de-citas': await schedule(db, person.professionalId) }),
  }
}

async function schedule(db: Db, professionalId: number) {
  const { isOpen, bufferMinutes, noticeHours } = bookingSettings
  const { weekday, startMinute, endMinute } = availabilityHours
  const [settings] = await db
    .select({ isOpen, bufferMinutes, noticeHours })
    .from(bookingSettings)
    .where(eq(bookingSettings.professionalId, professionalId))
  const hours = await db
    .select({ weekday, startMinute, endMinute })
    .from(availabilityHours)
    .where(eq(availabilityHours.professionalId, professionalId))
    .orderBy(asc(weekday), asc(startMinute))
  const free = await db
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(eq(daysOff.professionalId, professionalId))
    .orderBy(asc(daysOff.day))
  return { ...settings, hours, daysOff: free.map(({ day }) => day) }
}

const underWay = inArray(bookings.status, ['pending', 'confirmed'])

/** Future bookings with a person waiting on the other side, the next one first. */
export async function listAhead(db: Db, person: Person, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isParty(person), underWay, gt(bookings.endsAt, now)))
    .orderBy(asc(bookings.startsAt))
  return rows.map(({ id }) => id)
}

/** Future bookings are cancelled; past ones remain with the other side. */
export async function forget(tx: Db, person: Person, now: Date): Promise<void> {
  const { professionalId, userId } = person
  if (professionalId !== null)
    for (const table of [availabilityHours, bookingSettings, daysOff])
      await tx.delete(table).where(eq(table.professionalId, professionalId))
  const cancelled = await tx
    .update(bookings)
    .set({ status: 'cancelled', updatedAt: now, sequence: sql`${bookings.sequence} + 1` })
    .where(and(isParty(person), underWay))
    .returning({ bookingId: bookings.id })
  if (cancelled.length === 0) return
  await tx
    .insert(bookingEvents)
    .values(cancelled.map(({ bookingId }) => ({ bookingId, status: 'cancelled' as const, userId, at: now })))
}
