import { useQuery } from '@tanstack/react-query'
import { moderationContract } from '#contracts/admin/moderation.contract.ts'
import type { ModerationQueue, ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import type { ModerationSearch } from './moderation.address.ts'
import { cvItem, type QueuePage, serviceItem } from './queue-item.ts'

/** How often a queue is read again while it is open (ms). Documented. */
const pollEvery = 30_000

type QueueQuery = Omit<ModerationSearch, 'tab'>

/** A page of a queue. */
export async function loadQueue(
  client: ApiClient,
  queue: ModerationQueue,
  { status, q }: QueueQuery,
): Promise<QueuePage> {
  const query = { status, ...(q ? { q } : {}) }
  if (queue === 'services') {
    const { services, total, hasMore } = await client.call(moderationContract.moderatedServices, { query })
    return { items: services.map(serviceItem), total, hasMore }
  }
  const { professionals, total, hasMore } = await client.call(moderationContract.moderatedCvs, { query })
  return { items: professionals.map(cvItem), total, hasMore }
}

/** The queue, at first as loaded. A failed reload keeps the last one. */
export const useQueue = (queue: ModerationQueue, query: QueueQuery, initialData: QueuePage) =>
  useQuery({
    queryKey: ['moderation', queue, query.status, query.q],
    queryFn: () => loadQueue(api, queue, query),
    initialData,
    refetchInterval: pollEvery,
    staleTime: pollEvery,
  })

/** Writes a decision. `submittedAt`: the item as it was read. */
export const sendDecision = (
  queue: ModerationQueue,
  id: number,
  body: { status: ModerationStatus; note: string; submittedAt: string },
) =>
  queue === 'services'
    ? api.call(moderationContract.moderateService, { params: { serviceId: id }, body })
    : api.call(moderationContract.moderateCv, { params: { professionalId: id }, body })
