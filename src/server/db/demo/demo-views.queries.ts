import { eq, isNull } from 'drizzle-orm'
import { addDays, weekdayOf } from '#domain/time/lima-days.ts'
import { limaDay } from '#domain/time/dates.ts'
import type { Db } from '#server/db/connection.ts'
import { jobSightings, jobViews } from '#server/db/schema/job-views.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { profileViews } from '#server/db/schema/profile-views.table.ts'

const saturday = 6

/** Busy workdays, quiet weekends, the same at each start. */
export async function insertDemoViews(tx: Db, now: Date): Promise<void> {
  await insertProfileViews(tx, now)
  await insertJobViews(tx, now)
}

const wave = (id: number, ago: number) => (id * 7 + ago * 5) % 9
const isQuiet = (day: string) => weekdayOf(day) >= saturday

/** A month of visits for each premium professional. */
async function insertProfileViews(tx: Db, now: Date): Promise<void> {
  const sellers = await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.planType, 'premium'))
  const today = limaDay(now)
  const rows = sellers.flatMap(({ id }) =>
    Array.from({ length: 30 }, (_, ago) => {
      const day = addDays(today, -ago)
      return {
        professionalId: id,
        day,
        byCompanies: isQuiet(day) ? 0 : Math.floor(wave(id, ago) / 3),
        byOthers: isQuiet(day) ? wave(id, ago) % 3 : 1 + wave(id, ago),
      }
    }),
  )
  if (rows.length > 0) await tx.insert(profileViews).values(rows)
}

const demoSources = ['site', 'search', 'site', 'direct', 'site', 'social', 'mail'] as const

/** Visits of each ad since its publication, at most a month. */
async function insertJobViews(tx: Db, now: Date): Promise<void> {
  const ads = await tx
    .select({ id: jobs.id, publishedAt: jobs.publishedAt })
    .from(jobs)
    .where(isNull(jobs.deletedAt))
  const today = limaDay(now)
  const rows = ads.flatMap(({ id, publishedAt }) =>
    Array.from({ length: 30 }, (_, ago) => ({
      jobId: id,
      day: addDays(today, -ago),
      source: demoSources[wave(id, ago) % demoSources.length]!,
      views: isQuiet(addDays(today, -ago)) ? wave(id, ago) : 3 + 2 * wave(id, ago),
    })).filter(({ day, views }) => views > 0 && day >= limaDay(publishedAt)),
  )
  if (rows.length === 0) return
  await tx.insert(jobViews).values(rows)
  await tx
    .insert(jobSightings)
    .values(rows.map(({ jobId, day, views }) => ({ jobId, day, sightings: views * 6 })))
}
