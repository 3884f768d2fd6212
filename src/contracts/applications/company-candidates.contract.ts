import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { id, instant } from '#contracts/fields.ts'
import { applicationStatuses } from './application-status-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { companyCandidateSorts, defaultCompanyCandidateSort } from './candidate-sorts.ts'

/** An applicant in the list over all jobs of a company. */
const companyCandidate = z.object({
  id: z.number(),
  jobId: z.number(),
  jobTitle: z.string(),
  status: z.enum(applicationStatuses),
  /** Null: not enough data about the person for a score. */
  compatibilityScore: z.number().nullable(),
  appliedAt: instant,
  /** Nobody of the company has opened it yet. */
  isNew: z.boolean(),
  /** When it got its present status. */
  since: instant,
  /** The person asked for a human review of the score and has no answer yet. */
  awaitsHumanReview: z.boolean(),
  professional: z.object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string().nullable(),
    avatar: z.string().nullable(),
  }),
})
export type CompanyCandidate = z.infer<typeof companyCandidate>

const cursor = z.string().max(700).optional().catch(undefined)

export const companyCandidatesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/candidates',
    summary:
      'A page of the candidates over all jobs of the company; the next one begins after the last person of this one',
    audience: 'company',
    key: 'candidates:read',
    query: z.object({
      jobId: id.optional().catch(undefined),
      status: z.enum(applicationStatuses).optional().catch(undefined),
      q: z
        .string()
        .optional()
        .catch(undefined)
        .transform((value) => value?.slice(0, longestSearch)),
      minScore: z.coerce.number().int().min(0).max(100).optional().catch(undefined),
      /** '1': only candidates who wait for a human review of their score. */
      humanReview: z.literal('1').optional().catch(undefined),
      sort: z.enum(companyCandidateSorts).catch(defaultCompanyCandidateSort),
      /** The `next` or `previous` value of another page. */
      after: cursor,
      before: cursor,
      limit: z.coerce.number().int().min(1).max(100).catch(25),
    }),
    reply: z.object({
      candidates: z.array(companyCandidate),
      /** The number of results with all filters, on all pages. */
      total: z.number(),
      /** The number without any filter. */
      all: z.number(),
      /** Every job with candidates, ignoring the job filter; `count` applies the other filters. */
      jobs: z.array(z.object({ id: z.number(), title: z.string(), count: z.number() })),
      /** Counts by status, ignoring the status filter; the other filters apply. */
      stages: z.record(z.string(), z.number()),
      next: z.string().nullable(),
      previous: z.string().nullable(),
    }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/company/candidates/counts',
    summary: 'How many candidates the company has, and how many wait for it',
    audience: 'company',
    key: 'candidates:read',
    reply: z.object({
      totalCandidates: z.number(),
      /** Pending and never opened. */
      newCandidates: z.number(),
    }),
  }),
}
