import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Booking, bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import type { BookingStatus } from '#contracts/bookings/bookings-vocabulary.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { doneWords } from './booking.words.ts'

const bookingsKey = ['bookings'] as const
const freshFor = 10_000

/** The bookings of the signed-in person, requested again when one changes. `loaded`: null if the page's loader failed. */
export function useBookings(loaded: Booking[] | null) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: bookingsKey,
    queryFn: () => api.call(bookingsContract.mine, {}),
    staleTime: freshFor,
    ...(loaded ? { initialData: loaded } : {}),
  })
  const queries = useQueryClient()
  // The loader has newer bookings, made on a public page since the panel was last open.
  useEffect(() => {
    if (loaded) queries.setQueryData(bookingsKey, loaded)
  }, [queries, loaded])
  useLive('bookings', () => void refetch())
  return { bookings: data ?? null, isFailed: isError && !data, isFetching, retry: () => void refetch() }
}

/** Sets the next status of a booking. The list shows it after the server's reply. */
export function useBookingStep(onSettled: () => void) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: BookingStatus }) =>
      api.call(bookingsContract.setStatus, { params: { id }, body: { status } }),
    onSuccess: ({ undo, ...changed }) => {
      queries.setQueryData<Booking[]>(bookingsKey, (list) =>
        list?.map((item) => (item.id === changed.id ? changed : item)),
      )
      const title = doneWords[changed.status]
      // The other party is not notified that a booking took place.
      const description =
        undo && changed.status !== 'completed'
          ? `A la otra parte le avisamos en ${undo.seconds} segundos.`
          : changed.serviceTitle
      if (undo) offerUndo(undo, { title, description })
      else showToast({ title, description })
    },
    onError: async (error) => {
      showToast({
        title: 'No se pudo actualizar la cita',
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez en un momento.',
        tone: 'destructive',
      })
      await queries.invalidateQueries({ queryKey: bookingsKey })
    },
    onSettled,
  })
}
