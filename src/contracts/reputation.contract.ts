import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, instant } from './fields.ts'

export const review = z.object({
  id: z.number(),
  serviceId: z.number(),
  serviceTitle: z.string(),
  professionalId: z.number(),
  companyId: z.number(),
  companyName: z.string(),
  /** 1-5. */
  rating: z.number(),
  comment: z.string(),
  /** It follows a completed hire: 'Contratación verificada'. */
  isVerifiedHire: z.boolean(),
  createdAt: instant,
})
export type Review = z.infer<typeof review>

export const professionalReviews = z.object({
  reviews: z.array(review),
  stats: z.object({
    /** 1-5; null without any. */
    avgRating: z.number().nullable(),
    totalReviews: z.number(),
  }),
})
export type ProfessionalReviews = z.infer<typeof professionalReviews>

export const portfolioItem = z.object({
  id: z.number(),
  professionalId: z.number(),
  type: z.enum(['pdf', 'image', 'video']),
  url: z.string(),
  title: z.string(),
  description: z.string(),
  createdAt: instant,
})
export type PortfolioItem = z.infer<typeof portfolioItem>

export const certificate = z.object({
  id: z.number(),
  professionalId: z.number(),
  title: z.string(),
  url: z.string(),
  issuer: z.string(),
  /** As far as it is known: '2024' or '2024-05'. */
  issuedDate: z.string().nullable(),
  createdAt: instant,
})
export type Certificate = z.infer<typeof certificate>

export const skillEndorsement = z.object({
  id: z.number(),
  professionalId: z.number(),
  skillName: z.string(),
  endorsedByType: z.enum(['professional', 'company']),
  /** The company, or the first name of the professional. */
  endorsedByName: z.string(),
  createdAt: instant,
})
export const professionalEndorsements = z.object({
  endorsements: z.array(skillEndorsement),
  /** Skill → how many vouch for it, most first. */
  counts: z.record(z.string(), z.number()),
})
export type ProfessionalEndorsements = z.infer<typeof professionalEndorsements>

export const reputationContract = {
  reviews: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/reviews',
    summary: 'The reviews of a professional’s services, newest first, with their average',
    audience: 'anyone',
    params: idParams,
    reply: professionalReviews,
  }),
  portfolio: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/portfolio',
    summary: 'The portfolio of a professional, newest first',
    audience: 'anyone',
    params: idParams,
    reply: z.array(portfolioItem),
  }),
  certificates: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/certificates',
    summary: 'The certificates of a professional, the latest issued first',
    audience: 'anyone',
    params: idParams,
    reply: z.array(certificate),
  }),
  endorsements: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/skill-endorsements',
    summary: 'Who vouches for which skill of a professional',
    audience: 'anyone',
    params: idParams,
    reply: professionalEndorsements,
  }),
}
