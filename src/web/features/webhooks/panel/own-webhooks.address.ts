import { deliveryStatuses, type DeliveryStatus } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { ownWebhooks } from '#domain/webhooks/webhooks.address.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'

/** The query of the company's deliveries, as in its address. */
export interface DeliverySearch {
  status?: DeliveryStatus
  before?: number
}

/** Leaves out what the call would refuse. */
export function readDeliverySearch(address: URLSearchParams): DeliverySearch {
  const status = deliveryStatuses.find((known) => known === address.get('status'))
  const before = readId(address, 'before')
  return { ...(status ? { status } : {}), ...(before ? { before } : {}) }
}

export const deliveriesHref = (query: DeliverySearch): string => withQuery(ownWebhooks, query)
