import type { Delivery, DeliveryDetail, Webhook } from '#contracts/webhooks/webhooks.contract.ts'
import type { DeliveryRow } from './deliveries.queries.ts'
import type { DeliveryInFull } from './deliveries.service.ts'
import type { EndpointRow } from './endpoints.queries.ts'

/** `now`: a previous secret signs until its time is over. */
export const toWebhook = (row: EndpointRow, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  isOn: row.isOn,
  secretEnd: row.secretEnd,
  previous:
    row.previousUntil && row.previousUntil > now
      ? { secretEnd: row.previousEnd ?? '', until: row.previousUntil.toISOString() }
      : null,
  rest: row.restsSince && { since: row.restsSince.toISOString(), reason: row.restReason ?? 'failing' },
  lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

interface Listed {
  delivery: DeliveryRow
  endpoint: { id: number; url: string }
}

export const toDelivery = ({ delivery, endpoint }: Listed): Delivery => ({
  id: delivery.id,
  messageId: delivery.messageId,
  webhookId: endpoint.id,
  url: endpoint.url,
  event: delivery.event,
  status: delivery.status,
  tries: delivery.tries,
  code: delivery.lastCode,
  problem: delivery.lastProblem,
  ms: delivery.lastMs,
  nextAt: delivery.nextAt?.toISOString() ?? null,
  createdAt: delivery.createdAt.toISOString(),
})

/** A reply may repeat what was sent, so it is withheld with it. */
export const toDeliveryDetail = (found: DeliveryInFull): DeliveryDetail => ({
  ...toDelivery(found),
  body: found.isWithheld ? null : found.delivery.body,
  isWithheld: found.isWithheld,
  attempts: found.tries.map(({ number, startedBy, at, code, problem, ms, reply }) => ({
    number,
    startedBy,
    at: at.toISOString(),
    code,
    problem,
    ms,
    reply: found.isWithheld ? null : reply,
  })),
})
