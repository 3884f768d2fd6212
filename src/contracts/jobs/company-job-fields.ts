import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { leastLetters } from '#contracts/text-lengths.ts'
import { instant } from '#contracts/fields.ts'
import { jobOutcomes } from '#contracts/applications/close-out-vocabulary.ts'
import { adFields, holdCodes } from './holds-vocabulary.ts'
import { takedown } from '#contracts/takedown-fields.ts'
import { workMode } from './job-fields.ts'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'

/** Where an ad says something: positions in its texts. */
export const adFinds = z.array(
  z.object({ field: z.enum(adFields), term: z.string(), start: z.number(), end: z.number() }),
)
/** What is not in its words, as a sentence: what similar ads pay. */
export const evidenceNote = z.string().nullable()

/** Why an ad is not public yet, the company's appeal and the decision. */
export const jobHold = z.object({
  reasons: z.array(z.object({ code: z.enum(holdCodes), finds: adFinds, note: evidenceNote })),
  heldAt: instant,
  /** When the company asked for a check that nobody has answered yet. */
  appealedAt: instant.nullable(),
  companyNote: z.string(),
  /** The last decision; `kept` has a note. */
  decision: z.enum(['published', 'kept']).nullable(),
  decisionNote: z.string(),
})
export type JobHold = z.infer<typeof jobHold>

/** What a company says against a hold. */
export const appealNote = z
  .string('Explica en qué te basas')
  .trim()
  .min(leastLetters.appeal, `Explica en qué te basas, con ${leastLetters.appeal} caracteres o más`)
  .max(1000, upTo(1000))

/** When an ad opens by itself. The service says what is too early or too late. */
export const opensAt = z.iso.datetime('Elige el día y la hora en que se publica')

/** The number of applications by status. */
const jobStages = z.object({
  pending: z.number(),
  viewed: z.number(),
  preselected: z.number(),
  interviewed: z.number(),
  accepted: z.number(),
  hired: z.number(),
  rejected: z.number(),
} satisfies Record<ApplicationStatus, z.ZodNumber>)

/** A job in its company's own list. */
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
  /** When it opens by itself; null: it does not. */
  opensAt: instant.nullable(),
  openings: z.number(),
  reference: z.string(),
  isConfidential: z.boolean(),
  /** How the search ended, as the company said; null: it has not. */
  outcome: z.enum(jobOutcomes).nullable(),
  /** Why it is not public yet; null: it is not held. */
  hold: jobHold.nullable(),
  /** Why Qhatu took it down; null: it did not. */
  takedown: takedown.nullable(),
  applicationCount: z.number(),
  /** Pending and never opened. */
  newCount: z.number(),
  /** The number of candidates in each status. */
  stages: jobStages,
  /** Candidates without a final answer, who have not heard that there is none either. */
  waitingAnswers: z.number(),
  /** Candidates who wait for a human review of their score. */
  openHumanReviews: z.number(),
  /** Page views, without those of the company and of robots. */
  views: z.number(),
})
export type CompanyJob = z.infer<typeof companyJob>
