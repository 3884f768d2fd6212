import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { id, idParams, instant, requiredText } from '#contracts/fields.ts'
import { longestNote } from './moderation-figures.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { takedown, takedownReasons } from '#contracts/takedown-fields.ts'
import { provenRemark } from './ad-evidence-fields.ts'
import { jobStates, serviceStates } from './posts-vocabulary.ts'
import { restoreDays } from './posts-figures.ts'
import { mostCountedInWords } from './list-figures.ts'

/** How many posts a page has at most. */
export const postsPageSize = 50

const page = {
  /** Words of the title, the owner's name, the category or the place; with an @ a part of the owner's e-mail. */
  search: z.string().trim().max(longestSearch, upTo(longestSearch)).optional(),
  before: id.optional(),
  /** 1 is for those who only want the count. */
  limit: z.coerce.number().int().min(1).max(postsPageSize).default(postsPageSize),
}
const serviceQuery = z.object({
  ...page,
  status: z.enum(['all', ...serviceStates], asks.listed).default('all'),
})
const jobQuery = z.object({ ...page, status: z.enum(['all', ...jobStates], asks.listed).default('all') })
export type ServicePostQuery = z.output<typeof serviceQuery>
export type JobPostQuery = z.output<typeof jobQuery>

const deletion = z.object({
  at: instant,
  /** By an administrator, not by its owner. */
  byAdmin: z.boolean(),
  /** Null: it can no longer be restored. */
  restorableUntil: instant.nullable(),
})

const post = {
  id: z.number(),
  title: z.string(),
  description: z.string(),
  createdAt: instant,
  /** Everybody can see it. */
  isActive: z.boolean(),
  /** Null: it is not taken down. */
  takedown: takedown.nullable(),
  deletion: deletion.nullable(),
}
const servicePost = z.object({
  ...post,
  price: z.string(),
  category: z.string(),
  includes: z.array(z.string()),
  requirements: z.string(),
  tools: z.string(),
  deliveryTime: z.string(),
  professionalId: z.number(),
  professionalName: z.string(),
  /** '' once the account is deleted. */
  professionalEmail: z.string(),
  state: z.enum(serviceStates),
})
export type ServicePost = z.infer<typeof servicePost>

const jobPost = z.object({
  ...post,
  salaryRange: z.string(),
  location: z.string(),
  category: z.string().nullable(),
  requirements: z.string(),
  benefits: z.string(),
  /** The questions for those who apply, with their options. */
  questionTexts: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  /** '' for an imported ad, and once the account is deleted. */
  companyEmail: z.string(),
  state: z.enum(jobStates),
  /** What was noticed about it and holds nothing. */
  remarks: z.array(provenRemark),
})
export type JobPost = z.infer<typeof jobPost>

const reason = z.enum(takedownReasons, asks.takedownReason)

/** A call may name no reason, as documented; the owner then reads the general one. */
const statusBody = z.object({
  status: z.enum(['active', 'inactive'], asks.status),
  reason: reason.default('other'),
  note: z.string().trim().max(longestNote, upTo(longestNote)).default(''),
})
export type StatusBody = z.output<typeof statusBody>

/** The form to take a post down, which asks for both. */
export const takedownForm = z.object({ reason, note: requiredText(asks.takedownNote, longestNote) })
/** The form to delete one. */
export const deletionForm = z.object({ reason })

const done = z.object({ success: z.literal(true) })
const read = { method: 'GET', audience: 'admin', capability: 'read-content' } as const
const decide = { audience: 'admin', capability: 'decide-content', params: idParams } as const
const setStatus = {
  ...decide,
  method: 'PATCH',
  audit: 'post-status-changed',
  body: statusBody,
  reply: done,
} as const
const remove = {
  ...decide,
  method: 'DELETE',
  audit: 'post-deleted',
  query: z.object({ reason: reason.default('other') }),
} as const
const restore = { ...decide, method: 'POST', audit: 'post-restored', reply: done } as const

export const postsContract = {
  services: endpoint({
    ...read,
    path: '/api/admin/services',
    summary: `The services of everybody, the latest first; \`X-Total-Count\` counts up to ${mostCountedInWords} and \`Link: rel="next"\` leads to older ones`,
    query: serviceQuery,
    reply: z.array(servicePost),
  }),
  jobs: endpoint({
    ...read,
    path: '/api/admin/jobs',
    summary: `The jobs of everybody, the latest first; \`X-Total-Count\` counts up to ${mostCountedInWords} and \`Link: rel="next"\` leads to older ones`,
    query: jobQuery,
    reply: z.array(jobPost),
  }),
  setServiceStatus: endpoint({
    ...setStatus,
    path: '/api/admin/services/:id/status',
    summary: 'Take a service down, or undo that; its professional reads why and cannot undo it',
  }),
  setJobStatus: endpoint({
    ...setStatus,
    path: '/api/admin/jobs/:id/status',
    summary: 'Take a job down, or undo that; its company reads why and cannot undo it',
  }),
  deleteService: endpoint({
    ...remove,
    path: '/api/admin/services/:id',
    summary: `Delete a service; it can be restored for ${restoreDays} days`,
  }),
  deleteJob: endpoint({
    ...remove,
    path: '/api/admin/jobs/:id',
    summary: `Delete a job; it can be restored for ${restoreDays} days, and its applications remain`,
  }),
  restoreService: endpoint({
    ...restore,
    path: '/api/admin/services/:id/restore',
    summary: `Restore a service that an administrator deleted within the last ${restoreDays} days`,
  }),
  restoreJob: endpoint({
    ...restore,
    path: '/api/admin/jobs/:id/restore',
    summary: `Restore a job that an administrator deleted within the last ${restoreDays} days`,
  }),
}
