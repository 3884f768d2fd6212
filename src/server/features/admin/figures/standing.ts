import { matchingDays } from '#contracts/admin/admin-figures.ts'
import type { MatchingFilters } from '#contracts/admin/matching-reports.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addDays } from '#domain/time/lima-days.ts'
import type { Deps } from '#server/deps.ts'
import { readAnalytics } from '#server/features/admin/analytics/analytics.service.ts'
import { countMarket } from '#server/features/admin/stats/stats.service.ts'
import { readWeeks } from '#server/features/admin/weeks/weeks.service.ts'
import { reportOnMatches } from '#server/features/applications/administration/match-report.service.ts'
import { readPaymentStats } from '#server/features/plans/payments/all-payments.service.ts'
import type { Question } from './figures.service.ts'

type FigureDeps = Pick<Deps, 'db' | 'clock'>

/** What the pages of the administration ask. */
export const questions = {
  market: (deps: FigureDeps) => asked('market', () => countMarket(deps)),
  weeks: (deps: FigureDeps) => asked('weeks', () => readWeeks(deps)),
  payments: (deps: FigureDeps) => asked('payments', () => readPaymentStats(deps)),
  analytics: (deps: FigureDeps, weeks: number) =>
    asked(`analytics ${weeks}`, () => readAnalytics(deps, weeks)),
  matching: (deps: FigureDeps, filters: MatchingFilters) =>
    asked(
      `matching ${JSON.stringify(filters)}`,
      () => reportOnMatches(deps, filters),
      filters.q === undefined && filters.company === undefined,
    ),
}

const asked = <Figures>(name: string, count: () => Promise<Figures>, isStored = true): Question<Figures> => ({
  name,
  isStored,
  count,
})

/** What is asked without choosing anything, weeks as the page first shows them. A task keeps the figures young. */
export const standingQuestions = (deps: FigureDeps): Question<unknown>[] => [
  questions.market(deps),
  questions.weeks(deps),
  questions.payments(deps),
  questions.analytics(deps, 12),
  questions.matching(deps, { dateStart: addDays(limaDay(deps.clock.now()), -matchingDays) }),
]
