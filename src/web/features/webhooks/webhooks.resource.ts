import { useQuery } from '@tanstack/react-query'
import { adminWebhooksContract } from '#contracts/admin/webhooks.contract.ts'
import { type Delivery, webhooksContract } from '#contracts/webhooks/webhooks.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** How often something that is on its way is looked at again (ms). */
const soon = 1500

/** How long after its time a try may still be on its way (ms): the time that a receiver has, and a little. */
const onItsWay = 30_000

/** Its try is due or being made: the result is near. */
const isClose = ({ status, nextAt }: Pick<Delivery, 'status' | 'nextAt'>): boolean =>
  status === 'pending' && nextAt !== null && Math.abs(Date.now() - Date.parse(nextAt)) < onItsWay

/** When something is looked at again; false: nothing changes soon. */
export const pollFor = (deliveries: readonly Pick<Delivery, 'status' | 'nextAt'>[]): number | false =>
  deliveries.some(isClose) && soon

/** A delivery of the company with its tries, followed while it is on its way. */
export const useOwnDelivery = (id: number) =>
  useQuery({
    queryKey: ['webhook-delivery', id],
    queryFn: () => api.call(webhooksContract.delivery, { params: { id } }),
    refetchInterval: ({ state }) => pollFor(state.data ? [state.data] : []),
  })

/** The same for an administrator. */
export const useAnyDelivery = (id: number) =>
  useQuery({
    queryKey: ['admin-webhook-delivery', id],
    queryFn: () => api.call(adminWebhooksContract.webhookDelivery, { params: { id } }),
    refetchInterval: ({ state }) => pollFor(state.data ? [state.data] : []),
  })
