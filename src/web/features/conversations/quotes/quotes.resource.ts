import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { quotesContract } from '#contracts/conversations/quotes.contract.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { pollEvery } from '#web/features/live/poll-every.ts'
import { useLive, usePollEvery } from '#web/features/live/use-live.ts'
import type { Place } from '#web/features/conversations/viewer.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const key = ['quotes'] as const

/** The quotes of a conversation, kept current. `isWanted`: the thread has some. */
export function useQuotes({ serviceId, companyId }: Place, isWanted: boolean) {
  const queries = useQueryClient()
  useLive('messages', () => void queries.invalidateQueries({ queryKey: key }))
  return useQuery({
    queryKey: [...key, serviceId, companyId],
    queryFn: () =>
      api.call(quotesContract.ofConversation, {
        params: { serviceId: serviceId ?? 0 },
        query: { companyId },
      }),
    enabled: isWanted && serviceId !== null,
    refetchInterval: usePollEvery(pollEvery),
  })
}

/** A step of a quote that can be undone: says what was done, or why it was refused, and reloads the quotes. */
export function useQuoteStep<Input = void>(
  step: (input: Input) => Promise<{ undo: Undoable }>,
  done: { title: string; description: string },
) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  return useMutation({
    mutationFn: step,
    onSuccess: ({ undo }) => offerUndo(undo, done),
    onError: (error) =>
      showToast({
        title: 'No se pudo hacer',
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez.',
        tone: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}

/** Repeats what is shown of a conversation after a quote was sent. */
export function useReloadQuotes() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [key, ['thread'], ['conversations']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
}
