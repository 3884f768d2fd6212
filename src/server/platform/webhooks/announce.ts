import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import {
  tryStarters,
  type DeliveryEvent,
  type WebhookEvent,
} from '#contracts/webhooks/webhooks-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { defineTask } from '#server/queue/task.ts'
import { insertDeliveries, lockListening } from './announce.queries.ts'

/** One try of a delivery. A task that names another number of earlier tries than there were does nothing. */
export const deliverTask = defineTask(
  'webhooks.deliver',
  z.object({ deliveryId: z.number(), tries: z.number(), startedBy: z.enum(tryStarters) }),
)

/** Something that happened to a company. */
interface Announced {
  event: WebhookEvent
  companyId: number
  /** Whose data the body has; null: nobody's. */
  professionalId: number | null
  applicationId: number | null
  /** Everything below `event` and `timestamp`. Only asked for if an endpoint wants the event. */
  body: () => Promise<object>
}

type Announcing = Pick<Deps, 'clock' | 'queue'>

/**
 * Stores a delivery for each endpoint of the company that wants the event, with the body as it is now, and queues its first
 * try. Call it in the transaction of the event: it is announced only if that commits.
 */
export async function announce(
  deps: Announcing,
  tx: Db,
  { event, companyId, professionalId, applicationId, body }: Announced,
): Promise<void> {
  const endpoints = await lockListening(tx, companyId, event)
  if (endpoints.length === 0) return
  const content = await body()
  await storeDeliveries(deps, tx, endpoints, { event, companyId, professionalId, applicationId, content })
}

/** Stores one delivery of this content for each of these endpoints, and returns their ids. */
export async function storeDeliveries(
  { clock, queue }: Announcing,
  tx: Db,
  endpoints: readonly { id: number }[],
  { content, ...about }: Omit<Announced, 'event' | 'body'> & { event: DeliveryEvent; content: object },
): Promise<number[]> {
  const now = clock.now()
  const body = JSON.stringify({ event: about.event, timestamp: now.toISOString(), ...content })
  const ids = await insertDeliveries(
    tx,
    endpoints.map(({ id }) => ({
      ...about,
      endpointId: id,
      messageId: `msg_${randomBytes(15).toString('base64url')}`,
      body,
      nextAt: now,
      createdAt: now,
    })),
  )
  await queue.enqueueAll(
    tx,
    deliverTask,
    ids.map((deliveryId) => ({ deliveryId, tries: 0, startedBy: 'schedule' as const })),
  )
  return ids
}
