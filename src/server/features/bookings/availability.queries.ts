import { and, asc, eq, gte } from 'drizzle-orm'
import type { Availability } from '#domain/bookings/free-slots.ts'
import type { Db } from '#server/db/connection.ts'
import { availabilityHours, bookingSettings, daysOff } from '#server/db/schema/bookings.table.ts'

/** The table's defaults, for a professional who never changed anything. */
const defaults = { isOpen: true, bufferMinutes: 15, noticeHours: 24 }

/** A professional's booking settings; days off from `today` on. */
export async function readAvailability(db: Db, professionalId: number, today: string): Promise<Availability> {
  const [settings, hours, days] = [
    await db
      .select({
        isOpen: bookingSettings.isOpen,
        bufferMinutes: bookingSettings.bufferMinutes,
        noticeHours: bookingSettings.noticeHours,
      })
      .from(bookingSettings)
      .where(eq(bookingSettings.professionalId, professionalId)),
    await db
      .select({
        weekday: availabilityHours.weekday,
        startMinute: availabilityHours.startMinute,
        endMinute: availabilityHours.endMinute,
      })
      .from(availabilityHours)
      .where(eq(availabilityHours.professionalId, professionalId))
      .orderBy(asc(availabilityHours.weekday), asc(availabilityHours.startMinute)),
    await db
      .select({ day: daysOff.day })
      .from(daysOff)
      .where(and(eq(daysOff.professionalId, professionalId), gte(daysOff.day, today)))
      .orderBy(asc(daysOff.day)),
  ]
  return { ...(settings[0] ?? defaults), hours, daysOff: days.map(({ day }) => day) }
}

/** Replaces the earlier settings. */
export async function writeAvailability(
  tx: Db,
  professionalId: number,
  { isOpen, bufferMinutes, noticeHours, hours, daysOff: days }: Availability,
): Promise<void> {
  const values = { isOpen, bufferMinutes, noticeHours }
  await tx
    .insert(bookingSettings)
    .values({ professionalId, ...values })
    .onConflictDoUpdate({ target: bookingSettings.professionalId, set: values })
  await tx.delete(availabilityHours).where(eq(availabilityHours.professionalId, professionalId))
  if (hours.length > 0)
    await tx.insert(availabilityHours).values(hours.map((one) => ({ professionalId, ...one })))
  await tx.delete(daysOff).where(eq(daysOff.professionalId, professionalId))
  if (days.length > 0)
    await tx.insert(daysOff).values([...new Set(days)].map((day) => ({ professionalId, day })))
}
