import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type NotificationPreference,
  notificationsContract,
} from '#contracts/notifications/notifications.contract.ts'
import type { NotificationChannel } from '#contracts/notifications/notifications-vocabulary.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const key = ['notification-preferences'] as const
type Preferences = { preferences: NotificationPreference[] }
type Choice = { type: NotificationPreference['type']; channel: NotificationChannel; isOn: boolean }

const withChoice = (known: Preferences, { type, channel, isOn }: Choice): Preferences => ({
  preferences: known.preferences.map((one) => (one.type === type ? { ...one, [channel]: isOn } : one)),
})

/** The person's preferences; `known` when the page has loaded them. A change shows at once, and is reverted on failure. */
export function usePreferences(known?: Preferences) {
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: () => api.call(notificationsContract.preferences, {}),
    ...(known ? { initialData: known } : {}),
  })
  const show = (choice: Choice) =>
    queries.setQueryData<Preferences>(key, (current) => current && withChoice(current, choice))
  const save = useMutation({
    mutationFn: (choice: Choice) =>
      api.call(notificationsContract.setPreference, {
        body: { ...choice, type: choice.type as Exclude<Choice['type'], 'system'> },
      }),
    onMutate: show,
    onSuccess: () => showToast({ title: 'Preferencia guardada' }),
    onError: (error, choice) => {
      show({ ...choice, isOn: !choice.isOn })
      showToast({
        title: 'No se pudo guardar la preferencia',
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez en un momento.',
        tone: 'destructive',
      })
    },
  })
  return {
    preferences: data?.preferences ?? null,
    isFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
    choose: save.mutate,
  }
}
