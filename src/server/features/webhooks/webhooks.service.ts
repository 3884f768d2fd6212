import type { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostWebhooks, oldSecretHours } from '#contracts/webhooks/webhook-figures.ts'
import type { webhooksContract } from '#contracts/webhooks/webhooks.contract.ts'
import { HOUR } from '#domain/time/durations.ts'
import { companyPart, exampleBody } from '#domain/webhooks/payload.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { storeDeliveries } from '#server/platform/webhooks/announce.ts'
import {
  type EndpointRow,
  findCompany,
  insertEndpoint,
  listEndpoints,
  lockCompany,
  lockEndpoint,
  updateEndpoint,
} from './endpoints.queries.ts'
import { createWebhookSecret } from './secrets.service.ts'
import { webhookRemoval } from './webhooks.acts.ts'
import type { OwnEndpoint } from './webhooks.policy.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue' | 'webhooks'>

export const listOwnWebhooks = ({ db }: Pick<Deps, 'db'>, { companyId }: CompanyActor) =>
  listEndpoints(db, companyId)

/** Adds an endpoint and returns its secret. Throws validation_failed for an address that is not public; conflict above the limit. */
export async function createWebhook(
  deps: Writing,
  { companyId }: CompanyActor,
  { url, description = '', events }: z.output<(typeof webhooksContract)['create']['body']>,
): Promise<{ endpoint: EndpointRow; secret: string }> {
  requireAccepted(deps, url)
  return transaction(deps, async (tx) => {
    await lockCompany(tx, companyId)
    if ((await listEndpoints(tx, companyId)).length >= mostWebhooks)
      throw new AppError('conflict', {
        message: `Ya tienes ${mostWebhooks} puntos de entrega. Elimina uno para agregar otro.`,
      })
    const secret = await createWebhookSecret(deps, tx, companyId)
    const endpoint = await insertEndpoint(tx, {
      companyId,
      url,
      description,
      events: [...new Set(events)],
      secret: secret.sealed,
      secretEnd: secret.end,
      createdAt: deps.clock.now(),
    })
    return { endpoint, secret: secret.text }
  })
}

/** Whether the name leads to a public address is checked at each try, because it may change. */
function requireAccepted({ webhooks }: Pick<Deps, 'webhooks'>, url: string): void {
  if (webhooks.accepts(url)) return
  throw new AppError('validation_failed', {
    fields: { url: 'Usa una dirección https pública, sin usuario ni contraseña' },
  })
}

/** Throws validation_failed for an address that is not public. Switching it on, or another address, ends its rest. */
export async function changeWebhook(
  deps: Writing,
  { id }: OwnEndpoint,
  { url, description, events, isOn }: z.output<(typeof webhooksContract)['update']['body']>,
): Promise<EndpointRow> {
  if (url !== undefined) requireAccepted(deps, url)
  return transaction(deps, async (tx) => {
    const before = requireStanding(await lockEndpoint(tx, id))
    const isNew = url !== undefined && url !== before.url
    return updateEndpoint(tx, id, {
      url: url ?? before.url,
      description: description ?? before.description,
      events: events ? [...new Set(events)] : before.events,
      isOn: isOn ?? before.isOn,
      ...(isOn || isNew ? { restsSince: null, restReason: null, slowUntil: null } : {}),
    })
  })
}

function requireStanding(endpoint: EndpointRow | null): EndpointRow {
  if (!endpoint || endpoint.deletedAt) throw new AppError('not_found')
  return endpoint
}

export async function deleteWebhook(
  deps: Writing,
  { userId }: CompanyActor,
  { id }: OwnEndpoint,
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    requireStanding(await lockEndpoint(tx, id))
    await updateEndpoint(tx, id, { deletedAt: deps.clock.now() })
    return perform(deps, tx, webhookRemoval, { userId, subjectId: null, data: { webhookId: id } })
  })
}

/** A new secret. The one before also signs for a day, so that the receiver can change without a gap. */
export async function rotateSecret(
  deps: Writing,
  { id, companyId }: OwnEndpoint,
): Promise<{ endpoint: EndpointRow; secret: string }> {
  return transaction(deps, async (tx) => {
    const before = requireStanding(await lockEndpoint(tx, id))
    const secret = await createWebhookSecret(deps, tx, companyId)
    const endpoint = await updateEndpoint(tx, id, {
      secret: secret.sealed,
      secretEnd: secret.end,
      previousSecret: before.secret,
      previousEnd: before.secretEnd,
      previousUntil: new Date(deps.clock.now().getTime() + oldSecretHours * HOUR),
    })
    return { endpoint, secret: secret.text }
  })
}

/** The previous secret signs no more. */
export const retireSecret = (deps: Pick<Deps, 'pool'>, { id }: OwnEndpoint): Promise<EndpointRow> =>
  transaction(deps, (tx) =>
    updateEndpoint(tx, id, { previousSecret: null, previousEnd: null, previousUntil: null }),
  )

/** Sends the example of the documentation as the event `test`. Returns the id of the delivery. */
export async function sendTestEvent(deps: Writing, { id, companyId }: OwnEndpoint): Promise<number> {
  return transaction(deps, async (tx) => {
    const endpoint = requireStanding(await lockEndpoint(tx, id))
    const company = await findCompany(tx, companyId)
    if (!company) throw new AppError('not_found')
    const [deliveryId] = await storeDeliveries(deps, tx, [endpoint], {
      event: 'test',
      companyId,
      professionalId: null,
      applicationId: null,
      content: exampleBody(deps.config.publicUrl, companyPart(company)),
    })
    return deliveryId!
  })
}
