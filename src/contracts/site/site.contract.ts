import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { cvFormats } from '#contracts/vocabulary.ts'

export const siteContract = {
  stats: endpoint({
    method: 'GET',
    path: '/api/stats',
    summary: 'Live figures of the marketplace',
    audience: 'anyone',
    cache: 'jobs',
    reply: z.object({
      professionals: z.number(),
      companies: z.number(),
      activeJobs: z.number(),
      services: z.number(),
      hires: z.number(),
    }),
  }),
  claims: endpoint({
    method: 'GET',
    path: '/api/site/claims',
    summary:
      'What the landing page claims and quotes, as the operator wrote it and as far as the live figures bear it out',
    audience: 'anyone',
    cache: 'jobs',
    reply: z.object({
      /** Null if the operator left the field empty, or if a number is below its live count. */
      claims: z.object({
        professionals: z.string().nullable(),
        companies: z.string().nullable(),
        signUpTime: z.string().nullable(),
      }),
      /** In a demo the quoted people are invented. */
      areExamples: z.boolean(),
      testimonials: z.array(z.object({ message: z.string(), name: z.string(), role: z.string() })),
    }),
  }),
  brand: endpoint({
    method: 'GET',
    path: '/api/site/brand',
    summary: 'How the operator presents the site at the foot of its pages',
    audience: 'anyone',
    cache: 'jobs',
    reply: z.object({
      /** '' if there is none. */
      claim: z.string(),
      /** Only the networks where the site has a page, in the order of the icons. */
      social: z.array(z.object({ network: z.enum(['linkedin', 'instagram', 'facebook']), url: z.string() })),
    }),
  }),
  formRules: endpoint({
    method: 'GET',
    path: '/api/site/form-rules',
    summary:
      'What forms go by and the operator can change: kinds and sizes of files, the fewest characters of a password',
    audience: 'anyone',
    cache: 'jobs',
    reply: z.object({
      cvFormats: z.array(z.enum(cvFormats)),
      cvMegabytes: z.number(),
      pictureMegabytes: z.number(),
      passwordMinimum: z.number(),
    }),
  }),
}
