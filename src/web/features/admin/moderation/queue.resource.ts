import { useQueries, useQuery } from '@tanstack/react-query'
import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import { kinds } from './kinds.ts'
import type { ModerationSearch } from './moderation.address.ts'
import type { QueuePage } from './queue-item.ts'

/** How often a queue is read again while it is open (ms). Documented. */
const pollEvery = 30_000

type QueueQuery = Omit<ModerationSearch, 'tab'>

/** A page of a queue. */
export const loadQueue = (
  client: ApiClient,
  queue: ModerationQueue,
  { status, q, only }: QueueQuery,
): Promise<QueuePage> => kinds[queue].load(client, { status, ...(q ? { q } : {}), ...(only ? { only } : {}) })

const options = (queue: ModerationQueue, query: QueueQuery, initialData: QueuePage) => ({
  queryKey: ['moderation', queue, query.status, query.q, query.only],
  queryFn: () => loadQueue(api, queue, query),
  initialData,
  refetchInterval: pollEvery,
  staleTime: pollEvery,
})

/** The queue, at first as loaded. A failed reload keeps the last one. */
export const useQueue = (queue: ModerationQueue, query: QueueQuery, initialData: QueuePage) =>
  useQuery(options(queue, query, initialData))

/** How many items each of these queues has, read again with them. */
export function useTotals(
  pages: readonly { queue: ModerationQueue; page: QueuePage }[],
  query: QueueQuery,
): ReadonlyMap<ModerationQueue, number> {
  const results = useQueries({ queries: pages.map(({ queue, page }) => options(queue, query, page)) })
  return new Map(pages.map(({ queue, page }, index) => [queue, results[index]?.data.total ?? page.total]))
}
