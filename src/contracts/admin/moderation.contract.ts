import { z } from 'zod'
import { moderationQueues, moderationStatuses } from './moderation-vocabulary.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, instant } from '#contracts/fields.ts'
import { cvFileTypes } from '#contracts/endpoint.ts'
import { longestSearch } from '#contracts/figures.ts'
import { longestNote } from '#contracts/admin/admin-figures.ts'

/** How many items a page of a queue has. */
export const queuePageSize = 50

const filters = z.object({
  /** Words in the title, the owner's name or the e-mail. */
  q: z.string().trim().max(longestSearch).optional(),
  status: z.enum(['all', ...moderationStatuses], asks.listed).default('all'),
  /** The last item of the page before. */
  after: id.optional(),
})
export type ModerationFilters = z.output<typeof filters>

const decision = z.object({
  status: z.enum(moderationStatuses, asks.listed),
  /** For the owner. */
  note: z.string().trim().max(longestNote, upTo(longestNote)).default(''),
  /** `submittedAt` as the administrator saw it. Omitted: not compared. */
  submittedAt: z.iso.datetime('Abre otra vez lo que revisas').optional(),
})
export type ModerationDecision = z.output<typeof decision>

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
  tools: z.string(),
  imageUrl: z.string().nullable(),
  moderationStatus: z.enum(moderationStatuses),
  moderationNote: z.string(),
  professional: z.object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    /** '' once the account is deleted. */
    email: z.string(),
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
  cvUrl: z.string(),
  cvName: z.string(),
  cvModerationStatus: z.enum(moderationStatuses),
  cvModerationNote: z.string(),
  user: z.object({ email: z.string() }),
  ...queued,
})
export type ModeratedCv = z.infer<typeof moderatedCv>

const page = {
  success: z.literal(true),
  /** Of all that match, up to `mostCounted`. */
  total: z.number(),
  hasMore: z.boolean(),
}

const opens = 'Elige qué quieres revisar'

const done = z.object({ success: z.literal(true) })

export const moderationContract = {
  moderatedServices: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/services',
    summary: 'The services with their moderation: pending ones the oldest first, others the latest first',
    audience: 'admin',
    capability: 'read-content',
    query: filters,
    reply: z.object({ ...page, services: z.array(moderatedService) }),
  }),
  moderatedCvs: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/cv',
    summary:
      'The current CVs of profiles with their moderation: pending ones the oldest first, others the latest first',
    audience: 'admin',
    capability: 'read-content',
    query: filters,
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
    body: decision,
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
    body: decision,
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
