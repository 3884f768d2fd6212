import { Webhook } from 'standardwebhooks'
import type { RestReason, TryProblem, TryStarter } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { isOverloaded, judge, restReasonAfter } from '#domain/webhooks/outcome.ts'
import { nextTry, readRetryAfter } from '#domain/webhooks/schedule.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { deliverTask } from '#server/platform/webhooks/announce.ts'
import type { Answer } from '#server/platform/webhooks/webhook-sender.ts'
import {
  type DeliveryRow,
  findDelivery,
  type FoundDelivery,
  insertTry,
  lockDelivery,
  updateDelivery,
} from './deliveries.queries.ts'
import { type EndpointRow, lockEndpoint, updateEndpoint } from './endpoints.queries.ts'
import { openSecrets } from './secrets.service.ts'
import { tellOfRest } from './tell-of-rest.ts'

type Delivering = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'webhooks'>

/** Which try: after so many earlier ones, and who started it. */
interface Turn {
  deliveryId: number
  tries: number
  startedBy: TryStarter
}

/** How long other deliveries to an overloaded receiver wait that names no time (ms). */
const breather = MINUTE

/**
 * Makes one try of a delivery and stores its result with the task of the next one. If the process dies in between, the try
 * is repeated with the same `webhook-id`, by which the receiver knows it.
 */
export async function deliver(deps: Delivering, turn: Turn): Promise<void> {
  const found = await findDelivery(deps.db, turn.deliveryId)
  if (!isTurnOf(found?.delivery, turn) || !found) return
  const { delivery, endpoint } = found
  const byHand = turn.startedBy !== 'schedule' || delivery.event === 'test'
  const obstacle = obstacleTo(found, byHand)
  if (obstacle !== null) return giveUp(deps, turn, obstacle)
  const now = deps.clock.now()
  if (!byHand && endpoint.slowUntil && endpoint.slowUntil > now)
    return postpone(deps, turn, endpoint.slowUntil)
  const body = delivery.body ?? ''
  const secrets = await openSecrets(deps, deps.db, endpoint, now)
  const answer = await deps.webhooks.post(endpoint.url, {
    headers: signed(secrets, delivery.messageId, now, body),
    body,
  })
  await transaction(deps, (tx) => record(deps, tx, found, turn, { answer, at: now }))
}

const isTurnOf = (delivery: DeliveryRow | null | undefined, { tries }: Turn): boolean =>
  delivery?.status === 'pending' && delivery.tries === tries

/** Why nothing may be sent; null: something may. What somebody sends by hand also goes to an endpoint that is off. */
function obstacleTo({ endpoint, isWithheld }: FoundDelivery, byHand: boolean): TryProblem | null {
  if (isWithheld) return 'withheld'
  const isOff = endpoint.deletedAt !== null || (!byHand && (!endpoint.isOn || endpoint.restsSince !== null))
  return isOff ? 'off' : null
}

/** The headers of Standard Webhooks; each secret signs. */
function signed(secrets: string[], messageId: string, now: Date, body: string): Record<string, string> {
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, now, body)).join(' '),
  }
}

const giveUp = (deps: Delivering, turn: Turn, lastProblem: TryProblem): Promise<void> =>
  transaction(deps, async (tx) => {
    if (!isTurnOf(await lockDelivery(tx, turn.deliveryId), turn)) return
    await updateDelivery(tx, turn.deliveryId, {
      status: 'failed',
      nextAt: null,
      lastProblem,
      lastCode: null,
      lastMs: null,
    })
  })

const postpone = (deps: Delivering, turn: Turn, until: Date): Promise<void> =>
  transaction(deps, async (tx) => {
    if (!isTurnOf(await lockDelivery(tx, turn.deliveryId), turn)) return
    await updateDelivery(tx, turn.deliveryId, { nextAt: until })
    await deps.queue.enqueue(tx, deliverTask, turn, { delay: until.getTime() - deps.clock.now().getTime() })
  })

/** Stores a try and what follows from it. A try that was made twice, because its process died, is stored once. */
async function record(
  deps: Delivering,
  tx: Db,
  { companyUserId }: FoundDelivery,
  turn: Turn,
  { answer, at }: { answer: Answer; at: Date },
): Promise<void> {
  const delivery = await lockDelivery(tx, turn.deliveryId)
  if (!delivery || !isTurnOf(delivery, turn)) return
  const endpoint = await lockEndpoint(tx, delivery.endpointId)
  if (!endpoint) return
  const now = deps.clock.now()
  const tries = turn.tries + 1
  const outcome = judge(answer)
  const retryAfter = readRetryAfter(answer.retryAfter, now)
  const mayRetry = outcome === 'failed' && delivery.event !== 'test'
  const nextAt = mayRetry ? nextTry({ tries, now, chance: Math.random(), retryAfter }) : null
  const { code, problem, ms, reply } = answer
  await insertTry(tx, {
    deliveryId: delivery.id,
    number: tries,
    startedBy: turn.startedBy,
    at,
    ms,
    code,
    problem,
    reply,
    nextAt,
  })
  await updateDelivery(tx, delivery.id, {
    tries,
    nextAt,
    status: outcome === 'success' ? 'success' : nextAt ? 'pending' : 'failed',
    lastCode: code,
    lastProblem: problem,
    lastMs: ms,
  })
  if (nextAt)
    await deps.queue.enqueue(
      tx,
      deliverTask,
      { deliveryId: delivery.id, tries, startedBy: 'schedule' },
      { delay: nextAt.getTime() - now.getTime() },
    )
  const rests = await follow(tx, endpoint, delivery, { answer, outcome, retryAfter, tries, now })
  if (rests && companyUserId !== null)
    await tellOfRest(deps, tx, { companyUserId, url: endpoint.url, ...rests })
}

interface Result {
  answer: Answer
  outcome: ReturnType<typeof judge>
  retryAfter: number | null
  tries: number
  now: Date
}

/** What a try says about its endpoint. Returns why it rests from now on, if it does. */
async function follow(
  tx: Db,
  endpoint: EndpointRow,
  { createdAt }: DeliveryRow,
  { answer, outcome, retryAfter, tries, now }: Result,
): Promise<{ reason: RestReason } | null> {
  if (outcome === 'success') {
    await updateEndpoint(tx, endpoint.id, { lastSuccessAt: now, slowUntil: null })
    return null
  }
  if (isOverloaded(answer))
    await updateEndpoint(tx, endpoint.id, {
      slowUntil: new Date(now.getTime() + Math.min(retryAfter ?? breather, 60 * breather)),
    })
  const reason = restReasonAfter(outcome, { tries, createdAt, lastSuccessAt: endpoint.lastSuccessAt })
  if (reason === null || endpoint.restsSince !== null) return null
  await updateEndpoint(tx, endpoint.id, { restsSince: now, restReason: reason })
  return { reason }
}
