import { z } from 'zod'
import { instant } from '#contracts/fields.ts'
import { applicationEventKinds } from './close-out-vocabulary.ts'

/** A step of an application. */
export const historyEntry = z.object({
  status: z.enum(applicationEventKinds),
  at: instant,
  /** Who changed the status: the applicant, the company, or the system ('viewed'). */
  by: z.enum(['professional', 'company', 'system']),
  /** What the company wrote to the applicant with this step. */
  message: z.string().nullable(),
})

/** The same for the company: also who of it made the step, and the stage that it led to. */
export const receivedEntry = historyEntry.extend({
  person: z.string().nullable(),
  stage: z.string().nullable(),
})

/** The request that a person checks the automatic score, and the answer. */
export const humanReview = z
  .object({
    requestedAt: instant,
    reason: z.string().nullable(),
    answeredAt: instant.nullable(),
    answer: z.string().nullable(),
    /** We answered, because the company did not. */
    isOurs: z.boolean(),
  })
  .nullable()
export type HumanReview = z.infer<typeof humanReview>
