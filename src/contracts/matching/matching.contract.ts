import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, inOneLine, instant, success } from '#contracts/fields.ts'
import { workMode } from '#contracts/jobs/job-fields.ts'
import { jobSummary } from '#contracts/jobs/jobs.contract.ts'
import { match } from './match-fields.ts'
import { profileGaps } from '#contracts/vocabulary.ts'
import { longestSkill, mostSkills } from '#contracts/professionals/profile-figures.ts'
import { mostSimilarJobs, mostSimilarOfCompany } from './matching-figures.ts'

const skillCategory = z.enum(['technical', 'tool', 'language', 'soft'])

/** One skill on the compatibility page; the figures come from evidence, which `why` names. */
const skillAnalysis = z.object({
  skill: z.string(),
  required: z.boolean(),
  /** Whether it counts in the score. */
  matched: z.boolean(),
  /** 0-100. */
  proficiencyLevel: z.number(),
  /** 0-100. */
  matchScore: z.number(),
  category: skillCategory,
  why: z.string(),
})

export const suggestion = z.object({
  id: z.number(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  /** 0-100. */
  confidence: z.number(),
  suggestedPrice: z.string(),
  /** A JSON list of texts, as documented. */
  keywords: z.string(),
  isAccepted: z.boolean(),
  createdAt: instant,
})
export type Suggestion = z.infer<typeof suggestion>

export const recommendation = z.object({
  id: z.number(),
  title: z.string(),
  company: z.object({ id: z.number().nullable(), name: z.string(), logo: z.string().nullable() }),
  location: z.string(),
  mode: workMode,
  /** The first `excerptLength` characters, cut after a word. */
  description: z.string(),
  /** Separated by commas. */
  skills: z.string(),
  matchScore: z.number(),
  /** In Spanish, for the professional: the strongest reasons first. */
  matchReasons: z.array(z.string()),
  /** Null while the index loads: the score is then an approximation. */
  match: match.nullable(),
  salaryRange: z.string(),
  isPremium: z.boolean(),
  createdAt: instant,
})
export type Recommendation = z.infer<typeof recommendation>

export const matchingContract = {
  recommendedJobs: endpoint({
    method: 'GET',
    path: '/api/recommendations/jobs',
    summary:
      'The active jobs that fit the signed-in professional best, without those applied to and those that hardly fit',
    audience: 'professional',
    errors: ['not_found'],
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).catch(20) }),
    reply: z.object({
      recommendations: z.array(recommendation),
      professionalProfile: z.object({
        experienceCount: z.number(),
        educationCount: z.number(),
        skillCount: z.number(),
      }),
      /** What the profile lacks for better matches. */
      gaps: z.array(z.enum(profileGaps)),
      /** The index is loading, so the ranking uses only the share of skills. */
      isApproximate: z.boolean(),
    }),
  }),
  ownMatch: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/own-match',
    summary: 'How well an open job fits the signed-in professional, and what the profile lacks to tell more',
    audience: 'professional',
    params: idParams,
    reply: z.object({
      /** 0-100; null without enough data for a score. */
      matchScore: z.number().nullable(),
      match,
      gaps: z.array(z.enum(profileGaps)),
    }),
  }),
  similarJobs: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/similar',
    summary: `Up to ${mostSimilarJobs} other active jobs for somebody who does this one; of one company ${mostSimilarOfCompany} at most`,
    audience: 'anyone',
    cache: 'jobs',
    params: idParams,
    reply: z.array(jobSummary),
  }),
  compatibility: endpoint({
    method: 'POST',
    path: '/api/compatibility',
    summary:
      'How a list of skills covers those that a job asks for; the own profile is evidence where there is one',
    audience: 'anyone',
    errors: ['not_found'],
    body: z.object({
      jobId: id,
      skills: z
        .array(
          z
            .string()
            .overwrite(inOneLine)
            .trim()
            .min(1, 'Escribe una habilidad')
            .max(longestSkill, upTo(longestSkill)),
        )
        .max(mostSkills, `Agrega ${mostSkills} habilidades como máximo`),
    }),
    reply: z.object({
      /** The share of required skills that match, 0-100; null if the job requires none. */
      score: z.number().nullable(),
      label: z.string(),
      analysis: z.array(skillAnalysis),
    }),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/api/service-suggestions/professional/:id',
    summary: 'Services that the professional could sell, the surest first',
    audience: 'professional',
    scope: 'self',
    params: idParams,
    reply: z.array(suggestion),
  }),
  createServiceFromSuggestion: endpoint({
    method: 'POST',
    path: '/api/service-suggestions/:id/create-service',
    summary:
      'Turn a suggestion into a service that is not shown yet, or get the one that there is; making one is for the premium plan',
    audience: 'professional',
    scope: 'owner',
    errors: ['professional_premium_required'],
    status: 201,
    params: idParams,
    /** `isNew`: false if the service existed already; it stays unchanged. */
    reply: success.extend({ serviceId: z.number(), isNew: z.boolean() }),
  }),
  dismissSuggestion: endpoint({
    method: 'DELETE',
    path: '/api/service-suggestions/:id',
    summary: 'Dismiss a suggestion; it does not come back by itself',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
  }),
  restoreSuggestion: endpoint({
    method: 'POST',
    path: '/api/service-suggestions/:id/restore',
    summary: 'Take back that a suggestion was dismissed',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    reply: suggestion,
  }),
  regenerateSuggestions: endpoint({
    method: 'POST',
    path: '/api/service-suggestions/regenerate/:id',
    summary: 'Rebuild the suggestions from the profile as it is now',
    audience: 'professional',
    scope: 'self',
    params: idParams,
    reply: success,
  }),
}
