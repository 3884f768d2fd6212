import { z } from 'zod'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { proofCodes } from '#contracts/jobs/holds-vocabulary.ts'
import { idParams, instant } from '#contracts/fields.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

export const ownCompany = z.object({
  id: z.number(),
  name: z.string(),
  industry: z.string(),
  logo: z.string().nullable(),
  description: z.string(),
  location: z.string(),
  website: z.string().nullable(),
  /** Null: not given. */
  ruc: z.string().nullable(),
  /** What the company must prove before its first ad is published. */
  missingProofs: z.array(z.enum(proofCodes)),
  /** In soles a month, full time: an ad that pays less gets a warning. */
  minimumWage: z.number(),
  planType: z.enum(['free', 'premium_temporal', 'premium', 'enterprise']),
  jobsUsed: z.number(),
  /** Null: unlimited. */
  jobsLimit: z.number().nullable(),
  /** The kinds whose limit of active jobs is reached: in the launch offer each kind has its own limit. */
  fullKinds: z.array(z.enum(['standard', 'premium'])),
  /** Whether the plan allows premium jobs. */
  canPublishPremium: z.boolean(),
  /** When the paid plan ends; null: it does not end. */
  planExpiresAt: instant.nullable(),
  /** The launch offer is on, and this company has not used it. */
  trialAvailable: z.boolean(),
})

/** A company as everyone sees it. */
export const publicCompany = z.object({
  id: z.number(),
  name: z.string(),
  industry: z.string(),
  logo: z.string().nullable(),
  description: z.string(),
  location: z.string(),
  website: z.string().nullable(),
  /** Its RUC has a correct check digit. The number is not published: the RUC of a person contains the DNI. */
  hasValidRuc: z.boolean(),
  /** An administrator checked its documents. */
  isVerified: z.boolean(),
  /** Null for a company known only from imported ads. */
  memberSince: instant.nullable(),
  /** How it answered the applications of the last twelve months; null with fewer than five. */
  answers: z
    .object({
      /** The number of applications considered. */
      applications: z.number(),
      /** The percentage that the company answered, 0-100. */
      rate: z.number(),
      /** The median days until an answer, with one decimal; null without any answer. */
      medianDays: z.number().nullable(),
    })
    .nullable(),
})
export type PublicCompany = z.infer<typeof publicCompany>

export const companiesContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/companies/:id',
    summary: 'A company as everybody sees it; 404 when it is suspended or there is none',
    audience: 'anyone',
    cache: 'jobs',
    params: idParams,
    reply: publicCompany,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/companies/search',
    summary: 'Up to 8 companies with an account whose name has these words, to choose one; names only',
    audience: 'signed-in',
    query: z.object({ q: z.string().trim().max(mostLetters.nameSearch).default('') }),
    reply: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/me/company',
    summary: 'The signed-in company with its plan and use of it',
    audience: 'company',
    errors: ['not_found'],
    reply: ownCompany,
  }),
  giveRuc: endpoint({
    method: 'PUT',
    path: '/api/me/company/ruc',
    summary: 'Give or correct the RUC of the signed-in company; ads that waited for it are published',
    audience: 'company',
    errors: ['not_found'],
    body: z.object({
      ruc: z
        .string(asks.ruc)
        .trim()
        .regex(/^\d{11}$/, asks.ruc),
    }),
    reply: ownCompany,
  }),
}
