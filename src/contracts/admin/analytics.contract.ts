import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { instant } from '#contracts/fields.ts'
import { analyticsWeeks, usualWeeks } from './analytics-vocabulary.ts'

const count = z.number()
const stages = {
  /** Of the pages of ads: only totals of days, no visitors. */
  visits: count,
  /** Applications of this time, withdrawn ones, too; and how far these have come since. */
  applications: count,
  viewed: count,
  preselected: count,
  hired: count,
}

const analytics = z.object({
  countedAt: instant,
  funnel: z.object(stages),
  weeks: z.array(
    z.object({
      /** The Monday, in Lima. */
      week: z.string(),
      ...stages,
      /** Of the applications of this week: how many were answered by a decision, and after how many hours in the middle. */
      answered: count,
      medianHours: z.number().nullable(),
      /** It is not over. */
      isPartial: z.boolean(),
    }),
  ),
  searches: z.object({
    /** Searches of jobs with words, and those of them that found nothing. */
    total: count,
    misses: count,
    /** Words that found nothing at least `fewestSearches` times. */
    words: z.array(z.object({ words: z.string(), misses: count })),
  }),
  byCategory: z.object({
    jobs: z.array(z.object({ name: z.string(), count })),
    services: z.array(z.object({ name: z.string(), count })),
  }),
  byPlace: z.array(z.object({ place: z.string(), jobs: count, professionals: count })),
  cohorts: z.array(
    z.object({
      kind: z.enum(['professional', 'company']),
      /** 'yyyy-MM' of the registration. */
      month: z.string(),
      registered: count,
      /** How many of them applied or published in each of the next months; null: it has not begun. */
      active: z.array(count.nullable()),
    }),
  ),
})
export type Analytics = z.infer<typeof analytics>

export const analyticsContract = {
  analytics: endpoint({
    method: 'GET',
    path: '/api/admin/analytics',
    summary:
      'From visits to hires, first answers, searches without a result, supply and demand, cohorts; counted without persons or cookies',
    audience: 'admin',
    capability: 'read-figures',
    query: z.object({
      weeks: z.coerce
        .number()
        .refine((weeks) => analyticsWeeks.some((known) => known === weeks), 'Elige una opción de la lista')
        .default(usualWeeks),
    }),
    reply: analytics,
  }),
}
