import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  availabilityContract,
  type availabilityBody,
  type OwnAvailability,
} from '#contracts/services/availability.contract.ts'
import { api, isRefusal } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

export type AvailabilityBody = z.output<typeof availabilityBody>

const key = ['service-availability'] as const

/** When the signed-in professional takes new orders, to read, to change and to confirm. */
export function useOwnAvailability() {
  const queries = useQueryClient()
  const found = useQuery({ queryKey: key, queryFn: () => api.call(availabilityContract.own, {}) })
  const put = (availability: OwnAvailability) => queries.setQueryData<OwnAvailability>(key, availability)

  /** Throws what the call refuses; after a change in another window the present state is loaded. */
  const save = async (body: AvailabilityBody) => {
    try {
      const { message, availability } = await api.call(availabilityContract.set, { body })
      put(availability)
      return { message, availability }
    } catch (error) {
      if (isRefusal<typeof availabilityContract.set>(error, 'availability_changed'))
        await queries.invalidateQueries({ queryKey: key })
      throw error
    }
  }
  const confirm = useMutation({
    mutationFn: () => api.call(availabilityContract.confirm, {}),
    onSuccess: ({ message, availability }) => {
      put(availability)
      showToast({ title: message, ...(availability.shown && { description: availability.shown.words }) })
    },
    onError: () =>
      showToast({
        title: 'Error',
        description: 'No se pudo confirmar. Inténtalo otra vez.',
        tone: 'destructive',
      }),
  })
  return { ...found, save, confirm }
}
