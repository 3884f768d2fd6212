import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

export const ownCompany = z.object({
  id: z.number(),
  name: z.string(),
  industry: z.string(),
  logo: z.string().nullable(),
  description: z.string(),
  location: z.string(),
  website: z.string().nullable(),
  planType: z.enum(['free', 'premium_temporal', 'premium', 'enterprise']),
  jobsUsed: z.number(),
  /** Null: as many as it wants. */
  jobsLimit: z.number().nullable(),
  /** Whether the plan lets it publish premium jobs. */
  canPublishPremium: z.boolean(),
  /** Until when the plan is paid; null: without an end. */
  planExpiresAt: instant.nullable(),
  /** The launch offer is on and this company has not had it yet. */
  trialAvailable: z.boolean(),
})

export const companiesContract = {
  me: endpoint({
    method: 'GET',
    path: '/api/me/company',
    summary: 'The signed-in company with its plan and use of it',
    audience: 'company',
    reply: ownCompany,
  }),
}
