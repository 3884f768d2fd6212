import type { AdminStats } from '#contracts/admin/admin.contract.ts'
import { addLimaMonths, limaMonthStart } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import { countPending } from '#server/features/admin/moderation/waiting-items.ts'
import { readDollarRevenue } from '#server/features/plans/payments/all-payments.service.ts'
import { countEverything } from './stats.queries.ts'

/** The figures of the marketplace. */
export async function readAdminStats(deps: Pick<Deps, 'db' | 'clock'>): Promise<AdminStats> {
  const now = deps.clock.now()
  const month = limaMonthStart(now)
  const periods = {
    month,
    monthBefore: addLimaMonths(month, -1),
    sameMomentBefore: addLimaMonths(now, -1),
  }
  const [counted, pending, totalRevenue] = await Promise.all([
    countEverything(deps.db, now, periods),
    countPending(deps.db),
    readDollarRevenue(deps),
  ])
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
    pendingModeration: counted.heldJobs + pending,
  }
}
