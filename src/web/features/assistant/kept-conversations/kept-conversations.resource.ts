import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { keptConversationsContract } from '#contracts/assistant/kept-conversations.contract.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const key = ['kept-conversations'] as const

/** The conversations that the person kept. */
export function useKept() {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: () => api.call(keptConversationsContract.list, {}),
  })
  const remove = useMutation({
    mutationFn: (id: number) => api.call(keptConversationsContract.remove, { params: { id } }),
    onSuccess: async ({ undo }) => {
      offerUndo(undo, { title: 'Conversación eliminada' })
      await queries.invalidateQueries({ queryKey: key })
    },
    onError: (error) =>
      showToast({
        title: 'No se pudo eliminar',
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez en un momento.',
        tone: 'destructive',
      }),
  })
  return {
    kept: data ?? null,
    isFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
    remove: remove.mutate,
  }
}

/** One of them, whole. */
export const useKeptConversation = (id: number) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: () => api.call(keptConversationsContract.get, { params: { id } }),
  })
