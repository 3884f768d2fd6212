import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { briefInvitationsContract } from '#contracts/briefs/brief-invitations.contract.ts'
import { type BriefDetail, briefsContract } from '#contracts/briefs/briefs.contract.ts'
import { type OpenBriefDetail, proposalsContract } from '#contracts/briefs/proposals.contract.ts'
import type { ServiceCategory } from '#contracts/services/services-vocabulary.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { pollEvery } from '#web/features/live/poll-every.ts'
import { useLive, usePollEvery } from '#web/features/live/use-live.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { OpenBriefFilters } from './brief.address.ts'

const key = ['briefs'] as const

/** Repeats what is shown of briefs when something changed. */
function useFollowing() {
  const queries = useQueryClient()
  const reload = () => void queries.invalidateQueries({ queryKey: key })
  useLive('briefs', reload)
  return usePollEvery(pollEvery)
}

/** The briefs of the company, kept current. */
export function useOwnBriefs() {
  const refetchInterval = useFollowing()
  return useQuery({
    queryKey: [...key, 'own'],
    queryFn: () => api.call(briefsContract.mine, {}),
    refetchInterval,
  })
}

/** One brief with its proposals, kept current. */
export function useOwnBrief(loaded: BriefDetail) {
  const refetchInterval = useFollowing()
  const { data } = useQuery({
    queryKey: [...key, 'own', loaded.id],
    queryFn: () => api.call(briefsContract.get, { params: { id: loaded.id } }),
    initialData: loaded,
    refetchInterval,
  })
  return data
}

/** Who fits an open brief and who was invited, kept current. */
export function useAskedPeople(id: number) {
  const refetchInterval = useFollowing()
  return useQuery({
    queryKey: [...key, 'people', id],
    queryFn: () => api.call(briefInvitationsContract.people, { params: { id } }),
    refetchInterval,
  })
}

/** What services of a category cost; null while it is not known. */
export function usePriceRange(category: ServiceCategory | null) {
  const { data } = useQuery({
    queryKey: [...key, 'range', category],
    queryFn: () => api.call(briefsContract.range, { query: { category: category ?? '' } }),
    enabled: category !== null,
  })
  return data ?? null
}

/** The briefs that take proposals. */
export function useOpenBriefs({ q, category, page }: OpenBriefFilters) {
  const refetchInterval = useFollowing()
  return useQuery({
    queryKey: [...key, 'open', q, category, page],
    queryFn: () => api.call(proposalsContract.openBriefs, { query: { q, category, page } }),
    placeholderData: (before) => before,
    refetchInterval,
  })
}

/** One of them with the own proposal. */
export function useOpenBrief(loaded: OpenBriefDetail) {
  const refetchInterval = useFollowing()
  const { data } = useQuery({
    queryKey: [...key, 'open', loaded.id],
    queryFn: () => api.call(proposalsContract.openBrief, { params: { id: loaded.id } }),
    initialData: loaded,
    refetchInterval,
  })
  return data
}

/** The own proposals. */
export function useOwnProposals() {
  const refetchInterval = useFollowing()
  return useQuery({
    queryKey: [...key, 'proposals'],
    queryFn: () => api.call(proposalsContract.mine, {}),
    refetchInterval,
  })
}

interface Done {
  title: string
  description: string
}

/** A step that can be undone: makes the call, shows what was done and repeats what is shown. A refusal is said at once. */
export function useBriefAct<Input>(
  act: (input: Input) => Promise<{ undo: Undoable }>,
  words: Done | ((input: Input) => Done),
) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  return useMutation({
    mutationFn: act,
    onSuccess: async ({ undo }, input) => {
      offerUndo(undo, typeof words === 'function' ? words(input) : words)
      await queries.invalidateQueries({ queryKey: key })
    },
    onError: async (error) => {
      showToast({
        title: 'No se pudo hacer',
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez.',
        tone: 'destructive',
      })
      await queries.invalidateQueries({ queryKey: key })
    },
  })
}

/** Repeats what is shown of briefs, after a change without an undo. */
export function useReloadBriefs() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: key })
}
