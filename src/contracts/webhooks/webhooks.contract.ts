import { z } from 'zod'
import { removed } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { id, idParams, inOneLine, instant, optionalLine } from '#contracts/fields.ts'
import { webhookTexts } from './webhook-figures.ts'
import {
  deliveryEvents,
  deliveryStatuses,
  documentedEvents,
  restReasons,
  tryProblems,
  tryStarters,
  webhookEvents,
} from './webhooks-vocabulary.ts'
import { mostCountedInWords } from '#contracts/admin/list-figures.ts'

/** How many deliveries a page has. */
export const deliveryPageSize = 50

const asksUrl = 'Escribe una dirección como https://tu-sistema.com/qhatu'

const url = z
  .string(asksUrl)
  .overwrite(inOneLine)
  .trim()
  .min(1, asksUrl)
  .max(webhookTexts.mostUrl, upTo(webhookTexts.mostUrl))
  .refine((value) => URL.canParse(value), asksUrl)

const asksEvents = 'Elige al menos un evento'
const events = z.array(z.enum(webhookEvents, asks.listed), asksEvents).min(1, asksEvents)

const webhook = z.object({
  id: z.number(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isOn: z.boolean(),
  /** The last letters of the secret. */
  secretEnd: z.string(),
  /** The one before also signs until then; null: there is none. */
  previous: z.object({ secretEnd: z.string(), until: instant }).nullable(),
  /** Nothing is sent since then; null: it works. */
  rest: z.object({ since: instant, reason: z.enum(restReasons) }).nullable(),
  lastSuccessAt: instant.nullable(),
  createdAt: instant,
})
export type Webhook = z.infer<typeof webhook>

/** With the whole secret, which is shown only here. */
const withSecret = z.object({ webhook, secret: z.string() })

/** What a try ended with. */
const outcome = {
  /** The HTTP status; null: no answer. */
  code: z.number().nullable(),
  problem: z.enum(tryProblems).nullable(),
  /** In milliseconds. */
  ms: z.number().nullable(),
}

const delivery = z.object({
  id: z.number(),
  /** The header `webhook-id`. */
  messageId: z.string(),
  webhookId: z.number(),
  url: z.string(),
  event: z.enum(deliveryEvents),
  status: z.enum(deliveryStatuses),
  tries: z.number(),
  ...outcome,
  /** When it is tried next. */
  nextAt: instant.nullable(),
  createdAt: instant,
})
export type Delivery = z.infer<typeof delivery>

export const deliveryDetail = delivery.extend({
  /** What is sent; null: deleted, or the company may no longer see it. */
  body: z.string().nullable(),
  isWithheld: z.boolean(),
  attempts: z.array(
    z.object({
      number: z.number(),
      startedBy: z.enum(tryStarters),
      at: instant,
      ...outcome,
      /** The first part of the answer. */
      reply: z.string().nullable(),
    }),
  ),
})
export type DeliveryDetail = z.infer<typeof deliveryDetail>

export const webhooksContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'The webhooks of the company, the oldest first',
    audience: 'company',
    key: 'webhooks:read',
    member: 'owner',
    reply: z.array(webhook),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Adds a webhook; only this reply has its secret',
    audience: 'company',
    member: 'owner',
    limit: 'webhook',
    secret: true,
    body: z.object({
      url,
      description: optionalLine(webhookTexts.mostDescription),
      events: events.default([...documentedEvents]),
    }),
    reply: withSecret,
    status: 201,
    errors: ['conflict'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/webhooks/:id',
    summary: 'Changes a webhook; switching it on ends its rest',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    body: z.object({
      url: url.optional(),
      description: optionalLine(webhookTexts.mostDescription),
      events: events.optional(),
      isOn: z.boolean(asks.listed).optional(),
    }),
    reply: webhook,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Deletes a webhook with its deliveries',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/api/webhooks/:id/secret',
    summary: 'Makes a new secret; the one before also signs for a day',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    limit: 'webhook',
    secret: true,
    params: idParams,
    reply: withSecret,
  }),
  retire: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/:id/previous-secret',
    summary: 'The secret before no longer signs',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    reply: webhook,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/webhooks/:id/test',
    summary: 'Sends the event `test` once, also to a webhook that is off',
    audience: 'company',
    key: 'webhooks:write',
    member: 'owner',
    scope: 'owner',
    limit: 'webhook',
    params: idParams,
    reply: delivery,
    status: 201,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/webhook-deliveries',
    summary: `The deliveries of the company, the latest first; \`X-Total-Count\` counts up to ${mostCountedInWords} and \`Link: rel="next"\` leads to older ones`,
    audience: 'company',
    key: 'webhooks:read',
    member: 'owner',
    query: z.object({
      status: z.enum(['all', ...deliveryStatuses], asks.listed).default('all'),
      webhookId: id.optional(),
      before: id.optional(),
    }),
    reply: z.array(delivery),
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/api/webhook-deliveries/:id',
    summary: 'A delivery with what was sent, each try and what came back',
    audience: 'company',
    key: 'webhooks:read',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    reply: deliveryDetail,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/webhook-deliveries/:id/resend',
    summary: 'Tries a delivery again at once, with the same id and body',
    audience: 'company',
    key: 'webhooks:write',
    member: 'owner',
    scope: 'owner',
    limit: 'webhook',
    params: idParams,
    reply: deliveryDetail,
  }),
}
