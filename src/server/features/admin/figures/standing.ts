import { usualWeeks } from '#contracts/admin/analytics-vocabulary.ts'
import { matchingDays, mostReported } from '#contracts/admin/matching-reports-figures.ts'
import type { MatchingFilters } from '#contracts/admin/matching-reports.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addDays } from '#domain/time/lima-days.ts'
import type { Deps } from '#server/deps.ts'
import { readAnalytics } from '#server/features/admin/analytics/analytics.service.ts'
import { countMarket } from '#server/features/admin/stats/stats.service.ts'
import { readWeeks } from '#server/features/admin/weeks/weeks.service.ts'
import { reportOnMatches } from '#server/features/applications/administration/match-report.service.ts'
import { readPaymentStats } from '#server/features/plans/payments/payment-sums.service.ts'
import type { Question } from './figures.service.ts'

type FigureDeps = Pick<Deps, 'clock'>

/** What the pages of the administration ask. */
export const questions = {
  market: (deps: FigureDeps) => standing('market', (db) => countMarket({ ...deps, db })),
  weeks: (deps: FigureDeps) => standing('weeks', (db) => readWeeks({ ...deps, db })),
  payments: (deps: FigureDeps) => standing('payments', (db) => readPaymentStats({ ...deps, db })),
  analytics: (deps: FigureDeps, weeks: number) => ({
    ...standing(`analytics ${weeks}`, (db) => readAnalytics({ ...deps, db }, weeks)),
    isStanding: weeks === usualWeeks,
  }),
  matching(deps: FigureDeps, filters: MatchingFilters) {
    const isTyped = filters.q !== undefined || filters.company !== undefined
    const name = `matching ${JSON.stringify(filters)}`
    return {
      ...standing(name, (db) =>
        reportOnMatches({ ...deps, db }, filters, isTyped ? { latest: mostReported } : {}),
      ),
      isStored: !isTyped,
      isStanding: false,
    }
  },
}

const standing = <Figures>(name: string, count: Question<Figures>['count']): Question<Figures> => ({
  name,
  isStored: true,
  isStanding: true,
  count,
})

/** What is asked without choosing anything, weeks as the page first shows them. A task keeps the figures young. */
export const standingQuestions = (deps: FigureDeps): Question<unknown>[] => [
  questions.market(deps),
  questions.weeks(deps),
  questions.payments(deps),
  questions.analytics(deps, usualWeeks),
  questions.matching(deps, { dateStart: addDays(limaDay(deps.clock.now()), -matchingDays) }),
]
