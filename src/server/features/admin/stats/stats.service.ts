import type { AdminStats } from '#contracts/admin/admin.contract.ts'
import { addLimaMonths, limaMonthStart } from '#domain/time/dates.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { countWaitingItems } from '#server/features/admin/moderation/waiting-items.ts'
import { readDollarRevenue } from '#server/features/plans/payments/payment-sums.service.ts'
import { countEverything, countHeldJobs } from './stats.queries.ts'

/** How much of everything there is. */
export async function countMarket(
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<Omit<AdminStats, 'pendingModeration'>> {
  const now = deps.clock.now()
  const month = limaMonthStart(now)
  const periods = {
    month,
    monthBefore: addLimaMonths(month, -1),
    sameMomentBefore: addLimaMonths(now, -1),
  }
  const counted = await countEverything(deps.db, now, periods)
  const totalRevenue = await readDollarRevenue(deps)
  const { newNow, newBefore } = counted
  return {
    totalProfessionals: counted.professionals,
    totalCompanies: counted.companies,
    totalServices: counted.services,
    totalJobs: counted.jobs,
    totalApplications: counted.applications,
    totalRevenue,
    activeJobs: counted.activeJobs,
    monthlyGrowth: newBefore === 0 ? null : Math.round((newNow / newBefore - 1) * 1000) / 10,
  }
}

/** What waits for a moderator. */
export async function countPending(db: Db): Promise<number> {
  const [held, items] = await Promise.all([countHeldJobs(db), countWaitingItems(db)])
  return held + items
}
