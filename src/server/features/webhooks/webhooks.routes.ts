import type { webhooksContract } from '#contracts/webhooks/webhooks.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { pageOfOwn, readDelivery, readOwnDelivery, resendOwnDelivery } from './deliveries.service.ts'
import { getOwnDelivery, getOwnEndpoint } from './webhooks.policy.ts'
import { toDelivery, toDeliveryDetail, toWebhook } from './webhooks.presenter.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listOwnWebhooks,
  retireSecret,
  rotateSecret,
  sendTestEvent,
} from './webhooks.service.ts'

export function webhooksRoutes(deps: Deps): Handlers<typeof webhooksContract> {
  const { db, clock } = deps
  return {
    async list({ actor }) {
      return (await listOwnWebhooks(deps, actor)).map((row) => toWebhook(row, clock.now()))
    },
    async create({ actor, body }) {
      const { endpoint, secret } = await createWebhook(deps, actor, body)
      return { webhook: toWebhook(endpoint, clock.now()), secret }
    },
    async update({ actor, params: { id }, body }) {
      const endpoint = await changeWebhook(deps, await getOwnEndpoint(db, actor, id), body)
      return toWebhook(endpoint, clock.now())
    },
    async remove({ actor, params: { id } }) {
      return { undo: await deleteWebhook(deps, actor, await getOwnEndpoint(db, actor, id)) }
    },
    async rotate({ actor, params: { id } }) {
      const { endpoint, secret } = await rotateSecret(deps, await getOwnEndpoint(db, actor, id))
      return { webhook: toWebhook(endpoint, clock.now()), secret }
    },
    async retire({ actor, params: { id } }) {
      const endpoint = await retireSecret(deps, await getOwnEndpoint(db, actor, id))
      return toWebhook(endpoint, clock.now())
    },
    async test({ actor, params: { id } }) {
      const deliveryId = await sendTestEvent(deps, await getOwnEndpoint(db, actor, id))
      return toDelivery(await readDelivery(deps, deliveryId))
    },
    async deliveries({ actor, query, setHeader }) {
      const { rows, total, hasOlder } = await pageOfOwn(deps, actor, query)
      setHeader('x-total-count', String(total))
      const oldest = rows.at(-1)
      const { before: _, ...filters } = query
      if (hasOlder && oldest)
        setHeader('link', olderLink('/api/webhook-deliveries', filters, oldest.delivery.id))
      return rows.map(toDelivery)
    },
    async delivery({ actor, params: { id } }) {
      return toDeliveryDetail(await readOwnDelivery(deps, await getOwnDelivery(db, actor, id)))
    },
    async resend({ actor, params: { id } }) {
      return toDeliveryDetail(await resendOwnDelivery(deps, await getOwnDelivery(db, actor, id)))
    },
  }
}
