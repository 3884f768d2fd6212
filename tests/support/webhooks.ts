import type { Delivery } from '#contracts/webhooks/webhooks.contract.ts'
import type { WebhookEvent } from '#contracts/webhooks/webhooks-vocabulary.ts'
import type { TestActor } from './actors.ts'
import { drainByClock } from './drain-by-clock.ts'
import type { TestApp } from './test-app.ts'

/** A webhook of the company, and its secret. */
export async function createWebhook(
  app: TestApp,
  company: TestActor,
  url: string,
  events?: WebhookEvent[],
): Promise<{ id: number; secret: string }> {
  const reply = await app.request({
    method: 'POST',
    url: '/api/webhooks',
    headers: company.headers,
    payload: { url, ...(events ? { events } : {}) },
  })
  if (reply.status !== 201) throw new Error(`No webhook: ${reply.text}`)
  return { id: reply.body.webhook.id, secret: reply.body.secret }
}

/** Moves the clock and makes the tries that are due by then. */
export async function passTime(app: TestApp, step: { days?: number; hours?: number; minutes?: number }) {
  app.clock.advance(step)
  await drainByClock(app)
}

/** The company's deliveries, the latest first. */
export const deliveriesOf = async (app: TestApp, company: TestActor, query = ''): Promise<Delivery[]> =>
  (await app.request({ url: `/api/webhook-deliveries${query}`, headers: company.headers })).body

/** One of them with its tries. */
export const deliveryOf = async (app: TestApp, company: TestActor, id: number) =>
  (await app.request({ url: `/api/webhook-deliveries/${id}`, headers: company.headers })).body

export const resend = (app: TestApp, company: TestActor, id: number) =>
  app.request({ method: 'POST', url: `/api/webhook-deliveries/${id}/resend`, headers: company.headers })
