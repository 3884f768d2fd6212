import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

/** Somebody who applied, as the list over all jobs of a company shows them. */
const companyCandidate = z.object({
  id: z.number(),
  jobId: z.number(),
  jobTitle: z.string(),
  status: z.string(),
  /** Null: not enough is known of the person for a number. */
  compatibilityScore: z.number().nullable(),
  appliedAt: instant,
  /** Nobody of the company has opened it. */
  isNew: z.boolean(),
  /** Since when it stands at its status. */
  since: instant,
  /** The person asked that somebody looks at the score, and waits. */
  awaitsReview: z.boolean(),
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

export const companyCandidatesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/company/candidates',
    summary: 'A page of the candidates over all jobs of the company, filtered and sorted',
    audience: 'company',
    query: z.object({
      jobId: id.optional().catch(undefined),
      status: z.string().max(40).optional().catch(undefined),
      q: z
        .string()
        .optional()
        .catch(undefined)
        .transform((value) => value?.slice(0, 200)),
      sort: z.enum(companyCandidateSorts).catch('recent'),
      page: z.coerce.number().int().min(1).max(10_000).catch(1),
      limit: z.coerce.number().int().min(1).max(100).catch(25),
    }),
    reply: z.object({
      candidates: z.array(companyCandidate),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
    }),
  }),
}
