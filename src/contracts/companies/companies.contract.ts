import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { answerTerm } from '#contracts/applications/close-out-figures.ts'
import { proofCodes } from '#contracts/jobs/holds-vocabulary.ts'
import { idParams, inOneLine, instant, line } from '#contracts/fields.ts'
import { companySizes } from '#contracts/support/support-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { benefits } from './benefits-vocabulary.ts'
import {
  longestCompanyDescription,
  longestOwnBenefit,
  mostFoundCompanies,
  mostOwnBenefits,
  mostPlaces,
  mostResponseDays,
} from './companies-figures.ts'

export const ownCompany = z.object({
  id: z.number(),
  name: z.string(),
  industry: z.string(),
  logo: z.string().nullable(),
  description: z.string(),
  location: z.string(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  /** Where it works, too, besides `location`. */
  places: z.array(z.string()),
  benefits: z.array(z.enum(benefits)),
  /** What else it gives, in its own words. */
  ownBenefits: z.array(z.string()),
  /** In how many days it promises to answer an application; null: it promises nothing. */
  responseDays: z.number().nullable(),
  /** After how many days without a step of it a candidate hears that the process closed without an answer. */
  answerTermDays: z.number(),
  isVerified: z.boolean(),
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
  /** Whether the plan allows premium jobs, or one was paid for. */
  canPublishPremium: z.boolean(),
  /** Premium ads that were paid for by themselves and are not used yet. */
  jobCredits: z.number(),
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
  /** What the company says of itself in a sentence each: its size, its other places, its promise to answer. */
  says: z.array(z.string()),
  /** What it gives its people, a few words each. */
  benefits: z.array(z.string()),
  /** Approved photos of its workplace. */
  photos: z.array(z.object({ url: z.string(), caption: z.string() })),
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

/** The messages of the fields below; apart from the others, because public pages load those. */
const says = {
  website: 'Escribe una dirección como https://tuempresa.pe',
  size: 'Elige cuántas personas trabajan en la empresa',
  places: `Escribe ${mostPlaces} sedes como máximo`,
  place: 'Escribe el distrito o la ciudad de la sede',
  benefits: 'Marca beneficios de la lista',
  ownBenefits: `Agrega ${mostOwnBenefits} beneficios propios como máximo`,
  ownBenefit: 'Escribe el beneficio en pocas palabras',
  responseDays: `Escribe de 1 a ${mostResponseDays} días, o déjalo vacío`,
  answerTermDays: `Escribe de ${answerTerm.least} a ${answerTerm.most} días`,
  companyDescription: 'Describe tu empresa con otras palabras',
  headquarters: 'Escribe el distrito o la ciudad de tu empresa',
} as const

const ruc = z
  .string(asks.ruc)
  .trim()
  .regex(/^\d{11}$/, asks.ruc)

/** Of these texts '' is none. */
const textOrNone = (message: string, max: number) => z.string(message).trim().max(max, upTo(max))
const lineOrNone = (message: string, max: number) =>
  z.string(message).overwrite(inOneLine).trim().max(max, upTo(max))

/** What a company changes about itself; a field that is not sent stays as it is. */
export const companyChanges = z
  .object({
    name: line(asks.companyName, 120),
    industry: line(asks.industry, 80),
    size: z.enum(companySizes, says.size).nullable(),
    description: textOrNone(says.companyDescription, longestCompanyDescription),
    website: lineOrNone(says.website, 300)
      .transform((typed) => (typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`))
      .refine(
        (typed) => typed === '' || z.url({ protocol: /^https?$/, hostname: /\./ }).safeParse(typed).success,
        says.website,
      ),
    phone: lineOrNone(asks.phone, 40).refine(
      (typed) => typed === '' || /^\+?[\d ()./-]{6,40}$/.test(typed),
      asks.phone,
    ),
    location: lineOrNone(says.headquarters, 120),
    places: z.array(line(says.place, 120), says.places).max(mostPlaces, says.places),
    benefits: z
      .array(z.enum(benefits, says.benefits), says.benefits)
      .max(benefits.length, says.benefits)
      .overwrite((marked) => [...new Set(marked)]),
    ownBenefits: z
      .array(line(says.ownBenefit, longestOwnBenefit), says.ownBenefits)
      .max(mostOwnBenefits, says.ownBenefits),
    responseDays: z
      .number(says.responseDays)
      .int(says.responseDays)
      .min(1, says.responseDays)
      .max(mostResponseDays, says.responseDays)
      .nullable(),
    answerTermDays: z
      .number(says.answerTermDays)
      .int(says.answerTermDays)
      .min(answerTerm.least, says.answerTermDays)
      .max(answerTerm.most, says.answerTermDays),
    ruc,
  })
  .partial()
export type CompanyChanges = z.output<typeof companyChanges>

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
    summary: `Up to ${mostFoundCompanies} companies with an account whose name has these words, to choose one; names only`,
    audience: 'signed-in',
    query: z.object({ q: z.string().trim().max(mostLetters.nameSearch).default('') }),
    reply: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/me/company',
    summary: 'The signed-in company with its plan and use of it',
    audience: 'company',
    key: 'company:read',
    errors: ['not_found'],
    reply: ownCompany,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/me/company',
    summary:
      'Change what the signed-in company says of itself: ads that waited for its RUC are published, another name or RUC ends its verification',
    audience: 'company',
    member: 'owner',
    errors: ['not_found'],
    body: companyChanges,
    reply: ownCompany,
  }),
}
