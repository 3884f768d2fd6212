import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { id, instant } from '#contracts/fields.ts'
import { applicationStatuses } from '#contracts/vocabulary.ts'

/** Somebody who applied, as the list over all jobs of a company shows them. */
const companyCandidate = z.object({
  id: z.number(),
  jobId: z.number(),
  jobTitle: z.string(),
  status: z.enum(applicationStatuses),
  /** Null: not enough is known of the person for a number. */
  compatibilityScore: z.number().nullable(),
  appliedAt: instant,
  /** Nobody of the company has opened it. */
  isNew: z.boolean(),
  /** Since when it stands at its status. */
  since: instant,
  /** The person asked that somebody looks at the score, and waits. */
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

export const companyCandidateSorts = ['recent', 'waiting', 'score', 'name'] as const

const cursor = z.string().max(700).optional().catch(undefined)

export const companyCandidatesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/candidates',
    summary:
      'A page of the candidates over all jobs of the company; the next one begins after the last person of this one',
    audience: 'company',
    query: z.object({
      jobId: id.optional().catch(undefined),
      status: z.enum(applicationStatuses).optional().catch(undefined),
      q: z
        .string()
        .optional()
        .catch(undefined)
        .transform((value) => value?.slice(0, 200)),
      minScore: z.coerce.number().int().min(0).max(100).optional().catch(undefined),
      /** '1': only who asked that somebody looks at the score, and waits. */
      humanReview: z.literal('1').optional().catch(undefined),
      sort: z.enum(companyCandidateSorts).catch('recent'),
      /** `next` or `previous` of another page. */
      after: cursor,
      before: cursor,
      limit: z.coerce.number().int().min(1).max(100).catch(25),
    }),
    reply: z.object({
      candidates: z.array(companyCandidate),
      /** How many the filters leave, on all pages. */
      total: z.number(),
      /** How many there are without any filter. */
      all: z.number(),
      /** Every job with a candidate, whatever the filter by job, with how many the other filters leave in it. */
      jobs: z.array(z.object({ id: z.number(), title: z.string(), count: z.number() })),
      /** By status, whatever the filter by status: how many the other filters leave. */
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
    reply: z.object({
      totalCandidates: z.number(),
      /** Pending, and never opened. */
      newCandidates: z.number(),
    }),
  }),
}
