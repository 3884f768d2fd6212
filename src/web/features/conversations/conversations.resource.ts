import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Conversation, conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { usePollEvery } from '#web/features/live/use-live.ts'
import { isSamePlace, type Place, type Viewer } from './viewer.ts'

export const conversationsKey = ['conversations'] as const

/** As documented, in milliseconds. While live events arrive, they trigger the requests instead. A hidden tab does not poll. */
export const pollEvery = {
  professional: { conversations: 10_000, messages: 5000 },
  company: { conversations: 5000, messages: 2000 },
}

/** The viewer's conversations. `initial`: the loader's data. */
export function useConversations({ userType }: Viewer, initial: Conversation[] | null) {
  const query = useQuery({
    queryKey: conversationsKey,
    queryFn: () =>
      api.call(
        userType === 'company' ? conversationsContract.ofCompany : conversationsContract.ofProfessional,
        {},
      ),
    ...(initial ? { initialData: initial } : {}),
    staleTime: 0,
    refetchInterval: usePollEvery(pollEvery[userType].conversations),
    refetchOnWindowFocus: true,
  })
  return {
    conversations: query.data ?? null,
    isFailed: query.isError && !query.data,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  }
}

/** Updates a conversation in the list until the next request. */
export function patchConversation(
  queries: QueryClient,
  place: Place,
  change: (conversation: Conversation) => Partial<Conversation>,
): void {
  queries.setQueryData<Conversation[]>(conversationsKey, (list) =>
    list?.map((one) => (isSamePlace(one, place) ? { ...one, ...change(one) } : one)),
  )
}
