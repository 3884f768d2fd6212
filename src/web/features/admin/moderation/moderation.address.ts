import {
  moderationQueues,
  type ModerationQueue,
  moderationStatuses,
  type ModerationStatus,
} from '#contracts/admin/moderation-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'

export const MODERATION_PATH = '/admin/moderation'

/** What the page shows: a queue, or the held ads. */
export type ModerationTab = ModerationQueue | 'jobs'

/** The query of a queue, as in its address. Without a status those that wait are shown. */
export interface ModerationSearch {
  tab: ModerationTab
  status: ModerationStatus | 'all'
  q: string
  /** The one item that somebody came for. */
  only?: number | undefined
}

const tabs: readonly ModerationTab[] = [...moderationQueues, 'jobs']

/** Ignores what the call would refuse. */
export const readModerationSearch = (address: URLSearchParams): ModerationSearch => ({
  tab: tabs.find((known) => known === address.get('tab')) ?? 'services',
  status:
    ['all' as const, ...moderationStatuses].find((known) => known === address.get('status')) ?? 'pending',
  q: address.get('q')?.trim().slice(0, longestSearch) ?? '',
  only: readId(address, 'only'),
})

/** The address of a queue with these filters, without those that are the default. */
export const moderationHref = ({
  tab,
  status = 'pending',
  q = '',
  only,
}: Partial<ModerationSearch>): string =>
  withQuery(MODERATION_PATH, {
    ...(tab && tab !== 'services' ? { tab } : {}),
    ...(status === 'pending' ? {} : { status }),
    ...(q ? { q } : {}),
    ...(only ? { only } : {}),
  })
