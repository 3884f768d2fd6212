import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { id, instant } from '#contracts/fields.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { applicationStatuses } from '#contracts/applications/application-status-vocabulary.ts'
import { compatibilityBands, fairnessGroups } from './matching-reports-vocabulary.ts'
import { mostCountedInWords } from './list-figures.ts'

/** How many applications a page has. */
export const matchingPageSize = 50

/** The filters of the report: the same for its figures, its list and its exports. */
export const matchingFilters = {
  /** The first day of application, in Lima. */
  dateStart: z.iso.date(asks.date).optional(),
  /** A part of the company's name. */
  company: z.string().trim().max(longestSearch).optional(),
  /** Exactly as companies write it. */
  industry: z.string().trim().max(longestSearch).optional(),
  compatibility: z.enum(compatibilityBands, asks.listed).optional(),
  /** Words in the person's name, the job or the company. */
  q: z.string().trim().max(longestSearch).optional(),
}
export type MatchingFilters = z.output<z.ZodObject<typeof matchingFilters>>

const matchingApplication = z.object({
  id: z.number(),
  status: z.enum(applicationStatuses),
  /** Null: not computed yet, or too little is known for a score. */
  compatibilityScore: z.number().nullable(),
  isScored: z.boolean(),
  /** The person asked the company to check the score. */
  humanReview: z.enum(['none', 'waiting', 'answered']),
  appliedAt: instant,
  professional: z.object({
    userId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string().nullable(),
    avatar: z.string().nullable(),
  }),
  job: z.object({
    id: z.number(),
    title: z.string(),
    department: z.string().nullable(),
    company: z.object({ name: z.string(), logo: z.string().nullable() }),
  }),
})
export type MatchingApplication = z.infer<typeof matchingApplication>

const average = z.number().nullable()
const ranked = { applicationCount: z.number(), averageScore: average, highShare: average }

const metrics = z.object({
  /** When these figures were counted: they are kept for some minutes. */
  countedAt: instant,
  /** A search finds more applications than are counted: these figures are of the latest of them. */
  isOfLatest: z.boolean(),
  totalApplications: z.number(),
  /** With a score; of the others too little is known (`withoutData`), or it is computed the next night (`unscored`). */
  scored: z.number(),
  withoutData: z.number(),
  unscored: z.number(),
  averageCompatibility: average,
  medianCompatibility: average,
  companies: z.number(),
  jobs: z.number(),
  humanReviews: z.object({ asked: z.number(), answered: z.number() }),
  /** Those with the most applications; smaller ones than `smallestGroup` are left out. */
  topCompanies: z.array(z.object({ companyId: z.number(), companyName: z.string(), ...ranked })),
  topJobs: z.array(z.object({ jobId: z.number(), jobTitle: z.string(), companyName: z.string(), ...ranked })),
  industryAverages: z.array(z.object({ industry: z.string(), ...ranked })),
  /** How many scores are in each of twenty bins of five points. */
  distribution: z.array(z.number()),
  bands: z.array(z.object({ band: z.enum(compatibilityBands), applications: z.number(), hired: z.number() })),
  fairness: z.array(
    z.object({
      group: z.enum(fairnessGroups),
      applications: z.number(),
      averageScore: average,
      highShare: average,
      hiredShare: average,
    }),
  ),
  /** To choose from: those with the most companies. */
  industries: z.array(z.string()),
})
export type MatchingMetrics = z.infer<typeof metrics>

export const matchingReportsContract = {
  matchingApplications: endpoint({
    method: 'GET',
    path: '/api/admin/matching-reports/applications',
    summary: `Applications with their stored scores, the latest first; \`X-Total-Count\` counts up to ${mostCountedInWords} and \`Link: rel="next"\` leads to older ones`,
    audience: 'admin',
    capability: 'read-users',
    query: z.object({ ...matchingFilters, before: id.optional() }),
    reply: z.array(matchingApplication),
  }),
  matchingMetrics: endpoint({
    method: 'GET',
    path: '/api/admin/matching-reports/metrics',
    summary: 'Totals, rankings, distribution and comparisons of the stored scores, counted every few minutes',
    audience: 'admin',
    capability: 'read-figures',
    query: z.object(matchingFilters),
    reply: metrics,
  }),
}
