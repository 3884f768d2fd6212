import type { InboxItem } from '#contracts/admin/inbox.contract.ts'
import { disputesPath } from '#web/features/admin/disputes/disputes.address.ts'
import {
  type InboxDesk,
  inboxDesks,
  type InboxOwner,
  inboxOwners,
  isRequestDesk,
} from '#contracts/admin/inbox-vocabulary.ts'
import { withQuery } from '#web/features/admin/list.address.ts'
import { MODERATION_PATH } from '#web/features/admin/moderation/moderation.address.ts'

/** What the inbox shows; without a value everything. */
export interface InboxSearch {
  desk?: InboxDesk
  owner?: Exclude<InboxOwner, 'all'>
}

/** Leaves out what the call would refuse. */
export function readInboxSearch(address: URLSearchParams): InboxSearch {
  const desk = inboxDesks.find((known) => known === address.get('desk'))
  const owner = inboxOwners.find((known) => known === address.get('owner'))
  return { ...(desk ? { desk } : {}), ...(owner && owner !== 'all' ? { owner } : {}) }
}

export const inboxHref = (query: InboxSearch): string => withQuery('/admin', query)

/** The page where an item is settled, which shows it first. */
export function itemHref({ desk, id }: Pick<InboxItem, 'desk' | 'id'>): string {
  if (isRequestDesk(desk)) return withQuery('/admin/requests', { desk, id })
  if (desk === 'disputes') return withQuery(disputesPath, { id })
  if (desk === 'reports') return withQuery('/admin/reports', { id })
  if (desk === 'held-ads') return withQuery(MODERATION_PATH, { tab: 'jobs' })
  return withQuery(MODERATION_PATH, { tab: desk, id })
}
