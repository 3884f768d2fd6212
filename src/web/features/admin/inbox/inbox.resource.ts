import { useQuery } from '@tanstack/react-query'
import { type Inbox, inboxContract, type InboxItem } from '#contracts/admin/inbox.contract.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import type { InboxSearch } from './inbox.address.ts'

/** How often the inbox is read again while it is open (ms), as the figures below it. */
const pollEvery = 30_000

export const loadInbox = (client: ApiClient, query: InboxSearch) =>
  client.call(inboxContract.inbox, { query })

/** The inbox, at first as loaded. A failed reload keeps the last one. */
export const useInbox = (query: InboxSearch, initialData: Inbox) =>
  useQuery({
    queryKey: ['inbox', query],
    queryFn: () => loadInbox(api, query),
    initialData,
    refetchInterval: pollEvery,
    staleTime: pollEvery,
  })

type Item = Pick<InboxItem, 'desk' | 'id'>

/** Gives an item to an administrator, or to nobody. */
export const assignItem = ({ desk, id }: Item, adminId: number | null) =>
  api.call(inboxContract.assignItem, { params: { desk, id }, body: { adminId } })

/** Puts an item off for so many days; 0 takes it back. */
export const postponeItem = ({ desk, id }: Item, days: number) =>
  api.call(inboxContract.postponeItem, { params: { desk, id }, body: { days } })
