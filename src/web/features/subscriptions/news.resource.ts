import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { subscriptionsContract } from '#contracts/subscriptions/subscriptions.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const key = ['news-preference'] as const

/** Whether the person agrees to news, and a choice that shows at once and is reverted on failure. */
export function useNews() {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => api.call(subscriptionsContract.ownNews, {}),
  })
  const show = (isOn: boolean) => queries.setQueryData(key, { isOn })
  const save = useMutation({
    mutationFn: (isOn: boolean) => api.call(subscriptionsContract.setNews, { body: { isOn } }),
    onMutate: show,
    onSuccess: () => showToast({ title: 'Preferencia guardada' }),
    onError: (error, isOn) => {
      show(!isOn)
      showToast({
        title: 'No se pudo guardar la preferencia',
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez en un momento.',
        tone: 'destructive',
      })
    },
  })
  return { isOn: data?.isOn ?? false, isLoaded: data !== undefined, choose: save.mutate }
}
