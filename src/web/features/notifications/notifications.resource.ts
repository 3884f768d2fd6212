import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Notification, notificationsContract } from '#contracts/notifications/notifications.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { pollEvery } from '#web/features/live/poll-every.ts'
import { useLive, usePollEvery } from '#web/features/live/use-live.ts'
import { type Inbox, withAllRead, withRead } from './inbox.ts'

const inboxKey = ['notifications', 'latest'] as const
/** All pages: see `useAllNotifications`. */
export const pagesKey = ['notifications', 'pages'] as const
/** As documented, in milliseconds. */
export const freshFor = 5000

/** The person's latest notifications, and functions that mark them as read: shown at once, corrected by the next poll. */
export function useNotifications() {
  const queries = useQueryClient()
  const inbox = useQuery({
    queryKey: inboxKey,
    queryFn: () => api.call(endpointRef(notificationsContract.mine), {}),
    staleTime: freshFor,
    refetchInterval: usePollEvery(pollEvery),
    refetchOnWindowFocus: true,
  })
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: inboxKey })
    // A page that is loading may finish.
    void queries.invalidateQueries({ queryKey: pagesKey }, { cancelRefetch: false })
  }
  useLive('notifications', refresh)
  const show = async (change: (inbox: Inbox) => Inbox) => {
    await queries.cancelQueries({ queryKey: inboxKey })
    queries.setQueryData<Inbox>(inboxKey, (current) => current && change(current))
    queries.setQueryData<InfiniteData<Inbox>>(
      pagesKey,
      (current) => current && { ...current, pages: current.pages.map(change) },
    )
  }
  const readOne = useMutation({
    mutationFn: ({ id }: Notification) =>
      api.call(endpointRef(notificationsContract.read), {
        params: { id },
      }),
    onMutate: ({ id }) => show((current) => withRead(current, id)),
    onError: refresh,
  })
  const readAll = useMutation({
    mutationFn: () => api.call(endpointRef(notificationsContract.readAll), {}),
    onMutate: () => show(withAllRead),
    onError: refresh,
  })
  return {
    notifications: inbox.data?.notifications ?? [],
    unread: inbox.data?.unreadCount ?? 0,
    isLoading: inbox.isPending,
    isFailed: inbox.isError && !inbox.data,
    retry: () => void inbox.refetch(),
    read: (notification: Notification) => {
      if (!notification.read) readOne.mutate(notification)
    },
    readAll: () => readAll.mutate(),
  }
}
