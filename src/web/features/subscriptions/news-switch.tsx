import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { subscriptionsContract } from '#contracts/subscriptions/subscriptions.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { Switch } from '#web/ui/form/switch.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const key = ['news-preference'] as const

/** Whether the person agrees to marketing by mail: off until they turn it on. */
export function NewsSwitch() {
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
  return (
    <div className="mt-3 border-t border-line pt-3">
      <Switch
        label={
          <>
            <span className="block text-sm font-strong">Novedades y consejos de Qhatu</span>
            <span className="block text-xs text-ink-2">
              Por correo, de vez en cuando. Cada uno trae un enlace para dejar de recibirlos.
            </span>
          </>
        }
        checked={data?.isOn ?? false}
        disabled={!data}
        onChange={({ target }) => save.mutate(target.checked)}
      />
    </div>
  )
}
