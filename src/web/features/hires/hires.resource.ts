import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Hire, hiresContract } from '#contracts/hires/hires.contract.ts'
import type { HireStatus } from '#contracts/hires/hire-vocabulary.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { pollEvery } from '#web/features/live/poll-every.ts'
import { useLive, usePollEvery } from '#web/features/live/use-live.ts'
import { stepWords } from './hire.words.ts'

export const hiresKey = ['hires'] as const
/** The key of one hire with its steps. It extends the list's key, so that both are invalidated together. */
export const hireKey = (id: number) => [...hiresKey, id] as const

/** The hires of the signed-in person, kept current. */
export function useHires() {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: hiresKey,
    queryFn: () => api.call(hiresContract.mine, {}),
    refetchInterval: usePollEvery(pollEvery),
  })
  useLive('hires', () => void queries.invalidateQueries({ queryKey: hiresKey }))
  return {
    hires: list.data,
    isFailed: list.isError && !list.data,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
  }
}

/** One hire with its history, kept current. */
export function useHire(id: number) {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: hireKey(id),
    queryFn: () => api.call(hiresContract.get, { params: { id } }),
    refetchInterval: usePollEvery(pollEvery),
  })
  useLive('hires', () => void queries.invalidateQueries({ queryKey: hiresKey }))
  return {
    hire: query.data,
    error: query.data ? null : query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}

/** The steps of one hire, loaded on demand. */
export const useHireHistory = (id: number, isWanted: boolean) =>
  useQuery({
    queryKey: hireKey(id),
    queryFn: () => api.call(hiresContract.get, { params: { id } }),
    enabled: isWanted,
  })

/** Takes a step of a hire and shows the result. If the other side was faster, it says so and reloads. */
export function useHireStep(viewer: HireParty) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  return useMutation({
    mutationFn: ({ hire, step }: { hire: Hire; step: HireStatus }) =>
      api.call(hiresContract.setStatus, { params: { id: hire.id }, body: { status: step } }),
    onSuccess: ({ undo, ...changed }, { step }) => {
      queries.setQueryData<Hire[]>(hiresKey, (hires) =>
        hires?.map((hire) => (hire.id === changed.id ? changed : hire)),
      )
      queries.setQueryData(hireKey(changed.id), changed)
      offerUndo(undo, {
        title: stepWords(step, changed.serviceTitle, viewer).done,
        description: `${viewer === 'company' ? 'Al profesional' : 'A la empresa'} le avisamos en ${undo.seconds} segundos.`,
      })
    },
    onError: async (error) => {
      showToast({
        title: 'Error',
        description:
          (error instanceof ApiError && error.body.message) || 'No se pudo actualizar la contratación',
        tone: 'destructive',
      })
      await queries.invalidateQueries({ queryKey: hiresKey })
    },
  })
}
