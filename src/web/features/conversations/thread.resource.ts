import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Message, Conversation } from '#contracts/conversations/conversations.contract.ts'
import { usePollEvery } from '#web/features/live/use-live.ts'
import { firstPage, pageSize, type Thread, withChanged, withNewer, withOlder } from './thread-pages.ts'
import { callsOf } from './thread-calls.ts'
import { pollEvery } from './conversations.resource.ts'
import type { Place, Viewer } from './viewer.ts'

/** The locked and the unlocked thread have different keys: unlocking adds messages between the known ones. */
const threadKey = (place: ThreadPlace) => [...placeKey(place), place.isLocked] as const

const placeKey = ({ serviceId, applicationId, companyId }: Place) =>
  applicationId === null
    ? (['thread', serviceId, companyId] as const)
    : (['thread', 'application', applicationId] as const)

/** `isEmpty`: nobody wrote yet, so there is nothing to ask for. */
export type ThreadPlace = Place & Pick<Conversation, 'isLocked'> & { isEmpty?: boolean }

const nothing: Thread = { messages: [], hasOlder: false }

/** Requests the messages after the last known one, or the newest page when none is known. */
async function catchUp(place: Place, known: Thread | undefined): Promise<Thread> {
  const ask = callsOf(place).page
  const after = known?.messages.at(-1)?.id
  if (!known || after === undefined) return firstPage(await ask({ limit: pageSize }))
  const newer = await ask({ after, limit: pageSize })
  const thread = withNewer(known, newer)
  return newer.length === pageSize ? catchUp(place, thread) : thread
}

/** The messages of a conversation. `initial`: the newest page, if the loader has it. */
export function useThread(conversation: ThreadPlace, { userType }: Viewer, initial: Message[] | null) {
  const queries = useQueryClient()
  const queryKey = threadKey(conversation)
  const query = useQuery({
    queryKey,
    enabled: !conversation.isEmpty,
    queryFn: async () => {
      const caughtUp = await catchUp(conversation, queries.getQueryData<Thread>(queryKey))
      // An older page or an own message may have been added during the request.
      const known = queries.getQueryData<Thread>(queryKey)
      return known ? withNewer(known, caughtUp.messages) : caughtUp
    },
    ...(initial ? { initialData: firstPage(initial) } : {}),
    staleTime: 0,
    refetchInterval: usePollEvery(pollEvery[userType].messages),
    refetchOnWindowFocus: true,
  })
  const older = useMutation({
    mutationFn: (before: number) => callsOf(conversation).page({ before, limit: pageSize }),
    onSuccess: (page) =>
      queries.setQueryData<Thread>(queryKey, (thread) => thread && withOlder(thread, page)),
  })
  const thread = conversation.isEmpty ? nothing : query.data
  const [first] = thread?.messages ?? []
  return {
    messages: thread?.messages ?? null,
    hasOlder: thread?.hasOlder ?? false,
    isFailed: query.isError && !thread,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    isLoadingOlder: older.isPending,
    olderFailed: older.isError,
    loadOlder: () => {
      if (first && !older.isPending) older.mutate(first.id)
    },
  }
}

/** Adds a message just sent to its thread at once. */
export function addMessage(queries: QueryClient, conversation: Conversation, message: Message): void {
  queries.setQueryData<Thread>(threadKey(conversation), (thread) => thread && withNewer(thread, [message]))
}

/** Reads the newest page of an open thread again, in which a message was withdrawn. */
export async function rereadThread(queries: QueryClient, place: Place): Promise<void> {
  const queryKey = placeKey(place)
  if (queries.getQueriesData<Thread>({ queryKey }).length === 0) return
  const page = await callsOf(place).page({ limit: pageSize })
  queries.setQueriesData<Thread>({ queryKey }, (thread) => thread && withChanged(thread, page))
}

/** Reloads the thread of this conversation, or all of them. */
export const refreshThread = (queries: QueryClient, place: Place | null): Promise<void> =>
  queries.invalidateQueries({
    queryKey: place ? placeKey(place) : ['thread'],
  })
