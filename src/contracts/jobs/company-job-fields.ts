import { z } from 'zod'
import { instant } from '#contracts/fields.ts'
import { adFields, holdCodes } from './holds-vocabulary.ts'
import { workMode } from './job-fields.ts'
import type { ApplicationStatus } from '#contracts/vocabulary.ts'

/** Why an ad is not public yet, what its company said and what was decided. The finds are places in its texts. */
export const jobHold = z.object({
  reasons: z.array(
    z.object({
      code: z.enum(holdCodes),
      finds: z.array(
        z.object({ field: z.enum(adFields), term: z.string(), start: z.number(), end: z.number() }),
      ),
    }),
  ),
  heldAt: instant,
  /** The company asked that somebody looks at it, and nobody has answered yet. */
  appealedAt: instant.nullable(),
  companyNote: z.string(),
  /** What was decided last; `kept` with its note. */
  decision: z.enum(['published', 'kept']).nullable(),
  decisionNote: z.string(),
})
export type JobHold = z.infer<typeof jobHold>

/** By status of an application: how many. */
const jobStages = z.object({
  pending: z.number(),
  viewed: z.number(),
  preselected: z.number(),
  interviewed: z.number(),
  accepted: z.number(),
  hired: z.number(),
  rejected: z.number(),
} satisfies Record<ApplicationStatus, z.ZodNumber>)

/** A job as its own company sees it in a list. */
export const companyJob = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  salaryRange: z.string(),
  mode: workMode,
  isActive: z.boolean(),
  isPremium: z.boolean(),
  paid: z.boolean(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  /** Why it is not public yet; null: nothing holds it. */
  hold: jobHold.nullable(),
  applicationCount: z.number(),
  /** Pending, and never opened. */
  newCount: z.number(),
  /** How many candidates stand at each status now. */
  stages: jobStages,
  /** Candidates who asked that a person looks at their score, and wait for it. */
  openHumanReviews: z.number(),
  /** How often its page was opened, by others than the company and robots. */
  views: z.number(),
})
export type CompanyJob = z.infer<typeof companyJob>
