import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AssistantModel, assistantContract } from '#contracts/assistant/assistant.contract.ts'
import type { ModelUse } from '#contracts/assistant/assistant-vocabulary.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const key = ['assistant-model'] as const
type Reply = { model: AssistantModel | null }

/** The model that may word answers, and what the person lets it have. */
export function useModel() {
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: () => api.call(assistantContract.model, {}),
  })
  const save = useMutation({
    mutationFn: (uses: ModelUse[]) => api.call(assistantContract.allow, { body: { uses } }),
    onSuccess: (reply) => {
      queries.setQueryData<Reply>(key, reply)
      showToast({ title: 'Permiso guardado' })
    },
    onError: (error) =>
      showToast({
        title: 'No se pudo guardar el permiso',
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez en un momento.',
        tone: 'destructive',
      }),
  })
  return {
    reply: data ?? null,
    isFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
    isSaving: save.isPending,
    choose: save.mutate,
  }
}
