import type { adminWebhooksContract } from '#contracts/admin/webhooks.contract.ts'
import type { Deps } from '#server/deps.ts'
import { readDelivery, resendDelivery } from '#server/features/webhooks/deliveries.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { toCompanyDelivery, toCompanyDetail, toLoggedTry } from './all-deliveries.presenter.ts'
import { pageOfDeliveries, pageOfTries, readWebhookStats } from './all-deliveries.service.ts'

export function adminWebhooksRoutes(deps: Deps): Handlers<typeof adminWebhooksContract> {
  return {
    webhookStats: () => readWebhookStats(deps),
    async webhookDeliveries({ query: { before, ...filters }, setHeader }) {
      const { rows, total, hasOlder } = await pageOfDeliveries(deps, filters, before)
      setHeader('x-total-count', String(total))
      const oldest = rows.at(-1)
      if (hasOlder && oldest)
        setHeader('link', olderLink('/api/admin/webhooks/deliveries', filters, oldest.delivery.id))
      return rows.map(toCompanyDelivery)
    },
    async webhookLog({ query: { before, ...filters }, setHeader }) {
      const { rows, total, hasOlder } = await pageOfTries(deps, filters, before)
      setHeader('x-total-count', String(total))
      const oldest = rows.at(-1)
      if (hasOlder && oldest)
        setHeader('link', olderLink('/api/admin/webhooks/tries', filters, oldest.attempt.id))
      return rows.map(toLoggedTry)
    },
    webhookDelivery: async ({ params: { id } }) => toCompanyDetail(await readDelivery(deps, id)),
    async resendWebhook({ params: { id } }) {
      const found = await resendDelivery(deps, id, 'admin')
      return {
        audited: { subject: 'webhook', subjectId: id, after: { webhookEvent: found.delivery.event } },
        reply: toCompanyDetail(found),
      }
    },
  }
}
