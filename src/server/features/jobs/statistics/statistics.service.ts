import type { JobStatistics } from '#contracts/jobs/job-views.contract.ts'
import { fewestSimilarAds, statisticDays } from '#contracts/jobs/statistics-figures.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addDays } from '#domain/time/lima-days.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnJob } from '#server/features/jobs/jobs.policy.ts'
import { countDays, countSources, type DayCounts, readMedians } from './statistics.queries.ts'

/** How an own job does: by day, by source, and beside similar ones. */
export async function readStatistics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { job }: OwnJob,
): Promise<JobStatistics> {
  const today = limaDay(clock.now())
  const first = latest(limaDay(job.publishedAt), addDays(today, 1 - statisticDays.shown))
  const [counted, sources, similar] = await Promise.all([
    countDays(db, job.id, first),
    countSources(db, job.id, first),
    compare(db, job, latest(limaDay(job.publishedAt), addDays(today, 1 - statisticDays.compared))),
  ])
  const known = new Map(counted.map((one) => [one.day, one]))
  return {
    job: { id: job.id, title: job.title },
    days: daysBetween(first, today).map((day) => known.get(day) ?? { day, seen: 0, opened: 0, applied: 0 }),
    sources,
    similar: similar && { ...similar, days: daysBetween(similar.since, today).length },
  }
}

/** In the same place if there are enough, else in all of Peru. A young ad is compared over its own days. */
async function compare(db: Db, job: OwnJob['job'], since: string) {
  const { id, category, placeDepartment, companyId } = job
  if (category === null) return null
  for (const place of placeDepartment === null ? [null] : [placeDepartment, null]) {
    const { ads, ...median } = await readMedians(db, { category, place, companyId, since })
    if (ads >= fewestSimilarAds)
      return { ads, median, category, place, since, own: sum(await countDays(db, id, since)) }
  }
  return null
}

const sum = (days: readonly DayCounts[]) => ({
  seen: days.reduce((all, { seen }) => all + seen, 0),
  opened: days.reduce((all, { opened }) => all + opened, 0),
  applied: days.reduce((all, { applied }) => all + applied, 0),
})

const latest = (one: string, other: string) => (one > other ? one : other)

function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
