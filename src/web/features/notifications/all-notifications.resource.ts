import { useInfiniteQuery } from '@tanstack/react-query'
import { notificationsContract } from '#contracts/notifications/notifications.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { api } from '#web/lib/api-client.ts'
import { pollEvery } from '#web/features/live/poll-every.ts'
import { usePollEvery } from '#web/features/live/use-live.ts'
import { freshFor, pagesKey } from './notifications.resource.ts'

export type NotificationPage = ReplyOf<typeof notificationsContract.mine>

/** Every notification, 50 at a time; `first` is the loaded page. */
export function useAllNotifications(first: NotificationPage) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey: pagesKey,
    queryFn: ({ pageParam }) =>
      api.call(notificationsContract.mine, { query: pageParam === undefined ? {} : { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ notifications, hasMore }) => (hasMore ? notifications.at(-1)?.id : undefined),
    initialData: { pages: [first], pageParams: [undefined] },
    staleTime: freshFor,
    refetchInterval: usePollEvery(pollEvery),
  })
  return {
    notifications: data.pages.flatMap(({ notifications }) => notifications),
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    isOlderFailed: isFetchNextPageError,
    loadOlder: () => void fetchNextPage(),
  }
}
