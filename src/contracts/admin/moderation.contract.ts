import { z } from 'zod'
import { offers } from '#contracts/services/package-fields.ts'
import { briefContent } from './moderated-brief.ts'
import { moderationDecision, moderationFilters } from './moderation-input.ts'
import { moderationQueues, moderationStatuses } from './moderation-vocabulary.ts'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant } from '#contracts/fields.ts'
import { cvFileTypes } from '#contracts/endpoint.ts'
import { type AnyReportReason, anyReportReasons } from '#contracts/support/outcomes-vocabulary.ts'

/** How many items a page of a queue has. */
export const queuePageSize = 50

const queued = {
  /** When it last became pending: pending items are listed by it, the oldest first. */
  submittedAt: instant,
  updatedAt: instant,
  /** Who decided last; null: nobody, or no longer in the team. */
  moderatedBy: z.string().nullable(),
  /** Another administrator who has it open. */
  openedBy: z.string().nullable(),
}

const moderatedService = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  price: z.string(),
  category: z.string(),
  deliveryTime: z.string(),
  includes: z.array(z.string()),
  requirements: z.string(),
  ...offers,
  tools: z.string(),
  imageUrl: z.string().nullable(),
  works: z.array(z.object({ imageUrl: z.string(), title: z.string() })),
  moderationStatus: z.enum(moderationStatuses),
  moderationNote: z.string(),
  professional: z.object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    /** '' once the account is deleted. */
    email: z.string(),
    /** Everybody finds the profile. */
    isShown: z.boolean(),
  }),
  ...queued,
})
export type ModeratedService = z.infer<typeof moderatedService>

const moderatedCv = z.object({
  /** Of the professional. */
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  /** Everybody finds the profile. */
  isProfileShown: z.boolean(),
  cvUrl: z.string(),
  cvName: z.string(),
  cvModerationStatus: z.enum(moderationStatuses),
  cvModerationNote: z.string(),
  user: z.object({ email: z.string() }),
  ...queued,
})
export type ModeratedCv = z.infer<typeof moderatedCv>

const reasons = Object.keys(anyReportReasons) as [AnyReportReason, ...AnyReportReason[]]

/** What the newer queues have alike. */
const owned = {
  title: z.string(),
  owner: z.object({
    name: z.string(),
    /** '' once the account is deleted. */
    email: z.string(),
  }),
  moderationStatus: z.enum(moderationStatuses),
  moderationNote: z.string(),
  ...queued,
}

const moderatedPhoto = z.object({
  /** Of the account. */
  id: z.number(),
  kind: z.enum(['photo', 'logo']),
  pictureUrl: z.string(),
  /** Of the public page that shows it; null for both: there is none. */
  professionalId: z.number().nullable(),
  companyId: z.number().nullable(),
  ...owned,
})
export type ModeratedPhoto = z.infer<typeof moderatedPhoto>

const moderatedWorkplace = z.object({
  id: z.number(),
  pictureUrl: z.string(),
  caption: z.string(),
  companyId: z.number(),
  ...owned,
})
export type ModeratedWorkplace = z.infer<typeof moderatedWorkplace>

const moderatedBrief = z.object({ ...briefContent, ...owned })
export type ModeratedBrief = z.infer<typeof moderatedBrief>

const moderatedReview = z.object({
  id: z.number(),
  rating: z.number(),
  comment: z.string(),
  /** The professional's answer; '' for none. */
  reply: z.string(),
  isVerifiedHire: z.boolean(),
  service: z.object({ id: z.number(), title: z.string() }),
  professional: z.object({ id: z.number(), name: z.string() }),
  ...owned,
})
export type ModeratedReview = z.infer<typeof moderatedReview>

const moderatedMessage = z.object({
  id: z.number(),
  text: z.string(),
  sentAt: instant,
  serviceTitle: z.string(),
  /** To whom it was written. */
  receiver: z.string(),
  reasons: z.array(z.enum(reasons)),
  /** A report of it, open if there is one; null: they are gone. */
  reportId: z.number().nullable(),
  ...owned,
})
export type ModeratedMessage = z.infer<typeof moderatedMessage>

const page = {
  success: z.literal(true),
  /** Of all that match, up to `mostCounted`. */
  total: z.number(),
  hasMore: z.boolean(),
}

const opens = 'Elige qué quieres revisar'

const done = z.object({ success: z.literal(true) })

/** A queue: its page, and the decision about one of its items. */
const listed = <Path extends string, Item extends z.ZodType>(path: Path, summary: string, item: Item) =>
  ({
    method: 'GET',
    path: `/api/admin/moderation/${path}`,
    summary: `${summary}: pending ones the oldest first, others the latest first`,
    audience: 'admin',
    query: moderationFilters,
    reply: z.object({ ...page, items: z.array(item) }),
  }) as const
const decided = <Path extends string>(path: Path, summary: string) =>
  ({
    method: 'PATCH',
    path: `/api/admin/moderation/${path}`,
    summary: `Approve or reject ${summary}, or make it pending again; the owner is told a moment later`,
    audience: 'admin',
    capability: 'decide-content',
    errors: ['opened_by_other', 'item_changed'],
    params: idParams,
    body: moderationDecision,
    reply: done,
  }) as const

export const moderationContract = {
  moderatedPhotos: endpoint({
    ...listed(
      'photos',
      'The photos of people and the logos of companies with their moderation',
      moderatedPhoto,
    ),
    capability: 'read-content',
  }),
  moderatePhoto: endpoint({
    ...decided('photos/:id', 'the photo or the logo of an account'),
    audit: 'photo-moderated',
  }),
  photoToModerate: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/photos/:id/file',
    summary: 'The photo or the logo of an account, also a rejected one',
    audience: 'admin',
    capability: 'read-content',
    params: idParams,
    file: ['image/webp'],
  }),
  moderatedWorkplaces: endpoint({
    ...listed('workplaces', 'The photos of workplaces with their moderation', moderatedWorkplace),
    capability: 'read-content',
  }),
  moderateWorkplace: endpoint({
    ...decided('workplaces/:id', 'a photo of a workplace'),
    audit: 'workplace-moderated',
  }),
  workplaceToModerate: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/workplaces/:id/file',
    summary: 'A photo of a workplace, whatever its status',
    audience: 'admin',
    capability: 'read-content',
    params: idParams,
    file: ['image/webp'],
  }),
  moderatedBriefs: endpoint({
    ...listed('briefs', 'The published briefs with their moderation', moderatedBrief),
    capability: 'read-content',
  }),
  moderateBrief: endpoint({ ...decided('briefs/:id', 'a brief'), audit: 'brief-moderated' }),
  moderatedReviews: endpoint({
    ...listed('reviews', 'The reviews of services with their moderation', moderatedReview),
    capability: 'read-content',
  }),
  moderateReview: endpoint({ ...decided('reviews/:id', 'a review'), audit: 'review-moderated' }),
  // Private: only who decides about them reads them.
  moderatedMessages: endpoint({
    ...listed('messages', 'Messages that somebody reported with their moderation', moderatedMessage),
    capability: 'decide-content',
  }),
  moderateMessage: endpoint({ ...decided('messages/:id', 'a reported message'), audit: 'message-moderated' }),
  moderatedServices: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/services',
    summary: 'The services with their moderation: pending ones the oldest first, others the latest first',
    audience: 'admin',
    capability: 'read-content',
    query: moderationFilters,
    reply: z.object({ ...page, services: z.array(moderatedService) }),
  }),
  moderatedCvs: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/cv',
    summary:
      'The current CVs of profiles with their moderation: pending ones the oldest first, others the latest first',
    audience: 'admin',
    capability: 'read-content',
    query: moderationFilters,
    reply: z.object({ ...page, professionals: z.array(moderatedCv) }),
  }),
  moderateService: endpoint({
    method: 'PATCH',
    path: '/api/admin/moderation/services/:serviceId',
    summary: 'Approve or reject a service, or make it pending again; the owner is told a moment later',
    audience: 'admin',
    capability: 'decide-content',
    audit: 'service-moderated',
    errors: ['opened_by_other', 'item_changed'],
    params: z.object({ serviceId: id }),
    body: moderationDecision,
    reply: done,
  }),
  moderateCv: endpoint({
    method: 'PATCH',
    path: '/api/admin/moderation/cv/:professionalId',
    summary:
      "Approve or reject a professional's CV, or make it pending again; the owner is told a moment later",
    audience: 'admin',
    capability: 'decide-content',
    audit: 'cv-moderated',
    errors: ['opened_by_other', 'item_changed'],
    params: z.object({ professionalId: id }),
    body: moderationDecision,
    reply: done,
  }),
  cvToModerate: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/cv/:professionalId/file',
    summary: "A professional's CV; that it was read is recorded",
    audience: 'admin',
    capability: 'read-content',
    audit: 'cv-read',
    params: z.object({ professionalId: id }),
    file: cvFileTypes,
  }),
  openItem: endpoint({
    method: 'POST',
    path: '/api/admin/moderation/opened',
    summary: 'Take an item of a queue for some minutes, so that nobody else decides about it meanwhile',
    audience: 'admin',
    capability: 'decide-content',
    audit: 'item-opened',
    body: z.object({
      queue: z.enum(moderationQueues, asks.listed),
      id: z.coerce.number(opens).int(opens).positive(opens).max(2_147_483_647, opens),
    }),
    reply: z.object({
      /** The administrator who has it already; null: the caller has it now. */
      openedBy: z.string().nullable(),
    }),
  }),
}
