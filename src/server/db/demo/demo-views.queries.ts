import { eq } from 'drizzle-orm'
import { addDays, weekdayOf } from '#domain/bookings/lima-days.ts'
import { limaDay } from '#domain/dates.ts'
import type { Db } from '#server/db/connection.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { profileViews } from '#server/db/schema/profile-views.table.ts'

const saturday = 6

/** A month of visits for each premium professional: busy workdays, quiet weekends, the same at each start. */
export async function insertDemoViews(tx: Db, now: Date): Promise<void> {
  const sellers = await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.planType, 'premium'))
  const today = limaDay(now)
  const rows = sellers.flatMap(({ id }) =>
    Array.from({ length: 30 }, (_, ago) => {
      const day = addDays(today, -ago)
      const wave = (id * 7 + ago * 5) % 9
      const isQuiet = weekdayOf(day) >= saturday
      return {
        professionalId: id,
        day,
        byCompanies: isQuiet ? 0 : Math.floor(wave / 3),
        byOthers: isQuiet ? wave % 3 : 1 + wave,
      }
    }),
  )
  if (rows.length > 0) await tx.insert(profileViews).values(rows)
}
