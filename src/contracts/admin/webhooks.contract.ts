import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { id, idParams, instant } from '#contracts/fields.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { deliveryDetail } from '#contracts/webhooks/webhooks.contract.ts'
import {
  deliveryEvents,
  deliveryStatuses,
  tryProblems,
  tryStarters,
} from '#contracts/webhooks/webhooks-vocabulary.ts'
import { mostCountedInWords } from './list-figures.ts'

/** How many deliveries or tries a page has. */
export const webhookPageSize = 50

/** Of which hours the list can be: a day, a week, or everything that is stored. */
export const webhookPeriods = ['day', 'week', 'all'] as const
export type WebhookPeriod = (typeof webhookPeriods)[number]

const filters = {
  /** The id of a message, or words of a company's name. */
  search: z.string().trim().max(longestSearch).optional(),
  status: z.enum(['all', ...deliveryStatuses], asks.listed).default('all'),
  event: z.enum(['all', ...deliveryEvents], asks.listed).default('all'),
  period: z.enum(webhookPeriods, asks.listed).default('all'),
}
export type WebhookFilters = z.output<z.ZodObject<typeof filters>>
const query = z.object({ ...filters, before: id.optional() })

const ofCompany = { companyId: z.number(), companyName: z.string() }

const companyDelivery = deliveryDetail
  .omit({ body: true, isWithheld: true, attempts: true })
  .extend(ofCompany)
export type CompanyDelivery = z.infer<typeof companyDelivery>

const companyDetail = deliveryDetail.extend({
  ...ofCompany,
  /** The last letters of the endpoint's secret. */
  secretEnd: z.string(),
  /** Why nothing is sent to the endpoint; null: something is. */
  stopped: z.enum(['off', 'gone', 'failing']).nullable(),
  stoppedSince: instant.nullable(),
})
export type CompanyDeliveryDetail = z.infer<typeof companyDetail>

const loggedTry = z.object({
  id: z.number(),
  at: instant,
  deliveryId: z.number(),
  messageId: z.string(),
  event: z.enum(deliveryEvents),
  url: z.string(),
  number: z.number(),
  startedBy: z.enum(tryStarters),
  code: z.number().nullable(),
  problem: z.enum(tryProblems).nullable(),
  ms: z.number(),
  nextAt: instant.nullable(),
  ...ofCompany,
})
export type LoggedTry = z.infer<typeof loggedTry>

export const adminWebhooksContract = {
  webhookStats: endpoint({
    method: 'GET',
    path: '/api/admin/webhooks/stats',
    summary: 'The deliveries of the last day, and the endpoints',
    audience: 'admin',
    capability: 'read-webhooks',
    reply: z.object({
      total: z.number(),
      success: z.number(),
      failed: z.number(),
      pending: z.number(),
      /** Endpoints that something is sent to, and those that rest. */
      active: z.number(),
      resting: z.number(),
    }),
  }),
  webhookDeliveries: endpoint({
    method: 'GET',
    path: '/api/admin/webhooks/deliveries',
    summary: `The deliveries of all companies, the latest first; \`X-Total-Count\` counts up to ${mostCountedInWords} and \`Link: rel="next"\` leads to older ones`,
    audience: 'admin',
    capability: 'read-webhooks',
    query,
    reply: z.array(companyDelivery),
  }),
  webhookLog: endpoint({
    method: 'GET',
    path: '/api/admin/webhooks/tries',
    summary: 'Each try of these deliveries, the latest first, paged like them',
    audience: 'admin',
    capability: 'read-webhooks',
    query,
    reply: z.array(loggedTry),
  }),
  webhookDelivery: endpoint({
    method: 'GET',
    path: '/api/admin/webhooks/deliveries/:id',
    summary: 'A delivery with what was sent, each try and what came back',
    audience: 'admin',
    capability: 'read-webhooks',
    params: idParams,
    reply: companyDetail,
  }),
  resendWebhook: endpoint({
    method: 'POST',
    path: '/api/admin/webhooks/deliveries/:id/resend',
    summary: 'Tries a delivery again at once, with the same id and body',
    audience: 'admin',
    capability: 'resend-webhooks',
    audit: 'webhook-resent',
    params: idParams,
    reply: companyDetail,
  }),
}
