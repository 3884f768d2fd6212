import { compatibilityBands, fairnessGroups } from '#contracts/admin/matching-reports-vocabulary.ts'
import type { MatchingFilters, MatchingMetrics } from '#contracts/admin/matching-reports.contract.ts'
import type { Deps } from '#server/deps.ts'
import { findApplications } from './all-applications.queries.ts'
import { listIndustries, readMatchReport } from './match-report.queries.ts'

const BINS = 20
/** More of them would be a list that nobody reads to its end. */
const mostIndustries = 100

const oneDecimal = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10
/** A share from 0 to 1, in whole thousandths. */
const share = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 1000) / 1000

/**
 * The figures of the stored scores of the matching applications. `latest`: if so many match or more, of the
 * latest of them, so that who types a search need not wait.
 */
export async function reportOnMatches(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  filters: MatchingFilters,
  { latest }: { latest?: number } = {},
): Promise<MatchingMetrics> {
  const countedAt = clock.now().toISOString()
  const finding = latest ? await findApplications(db, filters, latest) : null
  const report = await readMatchReport(db, filters, finding && latest ? { finding, latest } : undefined)
  const industries = await listIndustries(db, mostIndustries)
  const { totals } = report
  const counts = new Map(report.bins.map(({ bin, count }) => [bin, count]))
  const rounded = <Row extends { averageScore: number | null; highShare: number | null }>(row: Row): Row => ({
    ...row,
    averageScore: oneDecimal(row.averageScore),
    highShare: share(row.highShare),
  })
  return {
    countedAt,
    isOfLatest: finding !== null && finding.ids === null,
    totalApplications: totals.applications,
    scored: totals.scored,
    unscored: totals.unscored,
    withoutData: totals.applications - totals.scored - totals.unscored,
    averageCompatibility: oneDecimal(totals.average),
    medianCompatibility: oneDecimal(totals.median),
    companies: totals.companies,
    jobs: totals.jobs,
    humanReviews: { asked: totals.asked, answered: totals.answered },
    topCompanies: report.companies.map(rounded),
    topJobs: report.jobs.map(rounded),
    industryAverages: report.industries.map(rounded),
    distribution: Array.from({ length: BINS }, (_, bin) => counts.get(bin) ?? 0),
    bands: compatibilityBands.map(
      (band) => report.bands.find((one) => one.band === band) ?? { band, applications: 0, hired: 0 },
    ),
    fairness: fairnessGroups.flatMap((group) =>
      report.fairness
        .filter((one) => one.group === group)
        .map(({ applicationCount, averageScore, highShare, hiredShare }) => ({
          group,
          applications: applicationCount,
          averageScore: oneDecimal(averageScore),
          highShare: share(highShare),
          hiredShare: share(hiredShare),
        })),
    ),
    industries,
  }
}
