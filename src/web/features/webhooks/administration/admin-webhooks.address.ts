import { webhookPeriods, type WebhookPeriod } from '#contracts/admin/webhooks.contract.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import {
  deliveryEvents,
  type DeliveryEvent,
  deliveryStatuses,
  type DeliveryStatus,
} from '#contracts/webhooks/webhooks-vocabulary.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'

/** The query of the list of deliveries, as in its address. */
export interface WebhookSearch {
  search?: string
  status?: DeliveryStatus
  event?: DeliveryEvent
  period?: WebhookPeriod
  before?: number
}

/** What is shown: the deliveries, or each of their tries. And the delivery whose detail is open. */
export interface WebhookView extends WebhookSearch {
  vista?: 'registro'
  id?: number
}

/** Leaves out what the call would refuse. */
export function readWebhookView(address: URLSearchParams): WebhookView {
  const search = address.get('search')?.trim().slice(0, longestSearch)
  const status = deliveryStatuses.find((known) => known === address.get('status'))
  const event = deliveryEvents.find((known) => known === address.get('event'))
  const period = webhookPeriods.find((known) => known === address.get('period'))
  const before = readId(address, 'before')
  const id = readId(address, 'id')
  return {
    ...(address.get('vista') === 'registro' ? { vista: 'registro' as const } : {}),
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(event ? { event } : {}),
    ...(period ? { period } : {}),
    ...(before ? { before } : {}),
    ...(id ? { id } : {}),
  }
}

export const webhooksHref = (view: WebhookView): string => withQuery('/admin/webhooks', view)
