import { z } from 'zod'
import { removed, takenBack, undoable } from '#contracts/acts/act-fields.ts'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant, line, optionalText, requiredText } from '#contracts/fields.ts'
import { certificateBody, portfolioBody } from './showcase-forms.ts'
import { longestSkill } from '#contracts/professionals/profile-figures.ts'
import { highestRating, mostPortfolioItems, reviewEditDays } from './reputation-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

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
  /** When the company last changed it: 'Editada'. */
  editedAt: instant.nullable(),
  /** The professional's answer. */
  reply: z.object({ text: z.string(), at: instant }).nullable(),
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
  /** As precise as known: '2024' or '2024-05'. */
  issuedDate: z.string().nullable(),
  createdAt: instant,
})
export type Certificate = z.infer<typeof certificate>

export const skillEndorsement = z.object({
  id: z.number(),
  professionalId: z.number(),
  skillName: z.string(),
  endorsedByType: z.enum(['professional', 'company']),
  /** The company's name, or the professional's first name. */
  endorsedByName: z.string(),
  /** The caller gave it. */
  isOwn: z.boolean(),
  createdAt: instant,
})
export type SkillEndorsement = z.infer<typeof skillEndorsement>
export const professionalEndorsements = z.object({
  endorsements: z.array(skillEndorsement),
  /** Skill → number of endorsements, highest first. */
  counts: z.record(z.string(), z.number()),
})
export type ProfessionalEndorsements = z.infer<typeof professionalEndorsements>

/** A service that the calling company may review, with its existing review. */
export const reviewOption = z.object({
  serviceId: z.number(),
  serviceTitle: z.string(),
  /** A review would show 'Contratación verificada'. */
  hasCompletedHire: z.boolean(),
  review: review
    .extend({
      isEditable: z.boolean(),
      /** An administrator rejected it: nobody else sees it until it is changed. */
      isRejected: z.boolean(),
      /** Why; '' for nothing. */
      moderationNote: z.string(),
    })
    .nullable(),
})
export type ReviewOption = z.infer<typeof reviewOption>

export const endorsementBody = z.object({
  professionalId: id,
  skillName: line(asks.skillName, longestSkill),
})

const opinion = z.object({
  rating: z.coerce
    .number(asks.rating)
    .int(asks.rating)
    .min(1, asks.rating)
    .max(highestRating, asks.rating)
    .default(highestRating),
  comment: optionalText(mostLetters.review),
})
export const reviewBody = opinion.extend({ serviceId: id, professionalId: id })
export const replyBody = z.object({ reply: requiredText(asks.reply, mostLetters.reviewReply) })

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
  reviewOptions: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/review-options',
    summary:
      'The services of a professional that the company has a conversation or a hire about, and its reviews',
    audience: 'company',
    params: idParams,
    reply: z.array(reviewOption),
  }),
  addReview: endpoint({
    method: 'POST',
    path: '/api/reviews',
    summary: 'Review a service, once, after a conversation or a hire about it',
    audience: 'company',
    scope: 'party',
    errors: ['forbidden', 'not_found', 'already_reviewed'],
    status: 201,
    limit: 'reputation',
    body: reviewBody,
    reply: review.extend({ undo: undoable }),
  }),
  updateReview: endpoint({
    method: 'PUT',
    path: '/api/reviews/:id',
    summary: `Change the own review, within ${reviewEditDays} days or when it was rejected`,
    audience: 'company',
    scope: 'owner',
    errors: ['review_closed'],
    params: idParams,
    body: opinion,
    reply: review,
  }),
  deleteReview: endpoint({
    method: 'DELETE',
    path: '/api/reviews/:id',
    summary: 'Take the own review back',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: takenBack,
  }),
  reply: endpoint({
    method: 'PUT',
    path: '/api/reviews/:id/reply',
    summary: 'Answer a review of the own services, or change the answer',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    body: replyBody,
    reply: review.extend({ undo: undoable.nullable() }),
  }),
  deleteReply: endpoint({
    method: 'DELETE',
    path: '/api/reviews/:id/reply',
    summary: 'Take the own answer to a review back',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
  }),
  addPortfolioItem: endpoint({
    method: 'POST',
    path: '/api/portfolio',
    summary: `Show a work: ${mostPortfolioItems} at most, with the premium plan`,
    audience: 'professional',
    errors: ['professional_premium_required', 'not_found', 'portfolio_full'],
    status: 201,
    body: portfolioBody,
    reply: portfolioItem,
  }),
  updatePortfolioItem: endpoint({
    method: 'PUT',
    path: '/api/portfolio/:id',
    summary: 'Change a work of the own portfolio',
    audience: 'professional',
    scope: 'owner',
    errors: ['professional_premium_required'],
    params: idParams,
    body: portfolioBody,
    reply: portfolioItem,
  }),
  deletePortfolioItem: endpoint({
    method: 'DELETE',
    path: '/api/portfolio/:id',
    summary: 'Take a work off the own portfolio, with any plan',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  addCertificate: endpoint({
    method: 'POST',
    path: '/api/certificates',
    summary: 'Show a certificate, with the premium plan',
    audience: 'professional',
    errors: ['professional_premium_required', 'not_found'],
    status: 201,
    body: certificateBody,
    reply: certificate,
  }),
  updateCertificate: endpoint({
    method: 'PUT',
    path: '/api/certificates/:id',
    summary: 'Change an own certificate',
    audience: 'professional',
    scope: 'owner',
    errors: ['professional_premium_required'],
    params: idParams,
    body: certificateBody,
    reply: certificate,
  }),
  deleteCertificate: endpoint({
    method: 'DELETE',
    path: '/api/certificates/:id',
    summary: 'Take a certificate off the own profile, with any plan',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  endorse: endpoint({
    method: 'POST',
    path: '/api/skill-endorsements',
    summary: 'Vouch for a skill of a professional, once, and not for one’s own',
    audience: 'signed-in',
    errors: ['forbidden', 'not_found', 'already_endorsed'],
    status: 201,
    limit: 'reputation',
    body: endorsementBody,
    reply: skillEndorsement.extend({ undo: undoable }),
  }),
  deleteEndorsement: endpoint({
    method: 'DELETE',
    path: '/api/skill-endorsements/:id',
    summary: 'Take an endorsement back: who gave it, or whose profile it is on',
    audience: 'signed-in',
    scope: 'owner',
    params: idParams,
    reply: takenBack,
  }),
}
