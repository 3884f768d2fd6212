import { shownWeeks, type Weeks } from '#contracts/admin/weeks.contract.ts'
import { limaDay, limaDayStart } from '#domain/time/dates.ts'
import { addDays, weekdayOf } from '#domain/time/lima-days.ts'
import type { Deps } from '#server/deps.ts'
import {
  applicationsByWeek,
  jobsByWeek,
  registrationsByWeek,
  revenueByWeek,
  type Week,
} from './weeks.queries.ts'

/** 52 weeks before, so that the weeks compared begin on a Monday. */
const yearBefore = -52 * 7

/** The last complete weeks, beside those a year before. */
export async function readWeeks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Weeks> {
  const now = clock.now()
  const today = limaDay(now)
  const first = addDays(today, 1 - weekdayOf(today) - 7 * shownWeeks)
  const mondays = Array.from({ length: shownWeeks }, (_, at) => addDays(first, 7 * at))
  const weeks = mondays.flatMap((monday) => [weekOf(monday), weekOf(addDays(monday, yearBefore))])
  const applications = await applicationsByWeek(db, weeks)
  const registrations = await registrationsByWeek(db, weeks)
  const jobs = await jobsByWeek(db, weeks)
  const revenue = await revenueByWeek(db, weeks)
  const seriesOf = (counted: ReadonlyMap<string, number>) => ({
    now: mondays.map((monday) => counted.get(monday) ?? 0),
    before: mondays.map((monday) => counted.get(addDays(monday, yearBefore)) ?? 0),
  })
  return {
    countedAt: now.toISOString(),
    mondays,
    applications: seriesOf(applications),
    registrations: seriesOf(registrations),
    jobs: seriesOf(jobs),
    revenue: seriesOf(revenue),
  }
}

const weekOf = (monday: string): Week => ({
  monday,
  from: limaDayStart(monday),
  until: limaDayStart(addDays(monday, 7)),
})
