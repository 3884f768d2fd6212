import { cohortMonths, fewestSearches } from '#contracts/admin/analytics-figures.ts'
import type { Analytics } from '#contracts/admin/analytics.contract.ts'
import { addLimaMonths, limaDay, limaDayStart, limaMonthStart } from '#domain/time/dates.ts'
import { addDays, weekdayOf } from '#domain/time/lima-days.ts'
import type { Deps } from '#server/deps.ts'
import {
  type CohortRow,
  countJobsBy,
  countProfessionalsByPlace,
  countServicesByCategory,
  readApplicationWeeks,
  readCohorts,
  readSearches,
  readVisitWeeks,
} from './analytics.queries.ts'

const mostWords = 30

/** The figures of some weeks, the current one included. Weeks begin on Monday in Lima. */
export async function readAnalytics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  weeks: number,
): Promise<Analytics> {
  const now = clock.now()
  const today = limaDay(now)
  const thisMonday = addDays(today, 1 - weekdayOf(today))
  const first = addDays(thisMonday, -7 * (weeks - 1))
  const cohortsSince = addLimaMonths(limaMonthStart(now), 1 - cohortMonths)
  const received = await readApplicationWeeks(db, limaDayStart(first))
  const visits = await readVisitWeeks(db, first)
  const searches = await readSearches(db, { since: first, fewest: fewestSearches, limit: mostWords })
  const jobs = await countJobsBy(db, 'category')
  const services = await countServicesByCategory(db)
  const jobPlaces = await countJobsBy(db, 'place_department')
  const peoplePlaces = await countProfessionalsByPlace(db)
  const cohorts = await readCohorts(db, cohortsSince)
  const byWeek = new Map(received.map((row) => [row.week, row]))
  const visitsOf = new Map(visits.map((row) => [row.week, row.visits]))
  const rows = Array.from({ length: weeks }, (_, at) => {
    const week = addDays(first, 7 * at)
    const row = byWeek.get(week)
    return {
      week,
      visits: visitsOf.get(week) ?? 0,
      applications: row?.applications ?? 0,
      viewed: row?.viewed ?? 0,
      preselected: row?.preselected ?? 0,
      hired: row?.hired ?? 0,
      answered: row?.answered ?? 0,
      medianHours: row?.medianHours == null ? null : Math.round(row.medianHours * 10) / 10,
      isPartial: week === thisMonday,
    }
  })
  const sum = (stage: 'visits' | 'applications' | 'viewed' | 'preselected' | 'hired') =>
    rows.reduce((total, row) => total + row[stage], 0)
  return {
    countedAt: now.toISOString(),
    funnel: {
      visits: sum('visits'),
      applications: sum('applications'),
      viewed: sum('viewed'),
      preselected: sum('preselected'),
      hired: sum('hired'),
    },
    weeks: rows,
    searches,
    byCategory: { jobs, services },
    byPlace: joinPlaces(jobPlaces, peoplePlaces),
    cohorts: cohorts.map((row) => withBegunMonths(row, limaMonthStart(now))),
  }
}

type Named = { name: string; count: number }

function joinPlaces(jobs: readonly Named[], people: readonly Named[]): Analytics['byPlace'] {
  const countIn = (list: readonly Named[], place: string) =>
    list.find(({ name }) => name === place)?.count ?? 0
  const places = new Set([...jobs, ...people].map(({ name }) => name))
  return [...places]
    .map((place) => ({ place, jobs: countIn(jobs, place), professionals: countIn(people, place) }))
    .toSorted((a, b) => b.jobs + b.professionals - a.jobs - a.professionals || (a.place < b.place ? -1 : 1))
}

/** A month that has not begun has no figure, which is not zero. */
function withBegunMonths({ active, ...row }: CohortRow, thisMonth: Date): Analytics['cohorts'][number] {
  const registered = limaDayStart(`${row.month}-01`)
  return {
    ...row,
    active: active.map((count, at) => (addLimaMonths(registered, at + 1) <= thisMonth ? count : null)),
  }
}
