import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import {
  applicationsContract,
  type CandidateApplication,
} from '#contracts/applications/applications.contract.ts'
import { type ApplicationStatus, applicationStatusLabels } from '#contracts/vocabulary.ts'
import { api, isApiError, isRefusal } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { useLive } from '#web/features/live/use-live.ts'

const moves = ['move-candidate'] as const

type Move = { id: number; name: string; from: ApplicationStatus; to: ApplicationStatus; message?: string }

/**
 * The candidates of a job from the page's loader, with pending moves applied at once. A refused move is undone with a
 * message. The screen reloads after the last reply, and when somebody applies, withdraws or is moved on another screen.
 */
export function useCandidates(loaded: CandidateApplication[], askAgain: () => void) {
  const queries = useQueryClient()
  const { refresh } = useRefresh()
  const offerUndo = useUndo()
  const [candidates, setCandidates] = useState(loaded)
  useLive('applications', () => {
    // A reload during a move would show the card in its old place; the end of the move reloads anyway.
    if (queries.isMutating({ mutationKey: moves }) === 0) askAgain()
  })

  const [seen, setSeen] = useState(loaded)
  if (seen !== loaded) {
    setSeen(loaded)
    setCandidates(loaded)
  }

  const change = useCallback(
    (id: number, values: Partial<CandidateApplication>) =>
      setCandidates((list) => list.map((item) => (item.id === id ? { ...item, ...values } : item))),
    [],
  )

  const { mutate } = useMutation({
    mutationKey: moves,
    mutationFn: ({ id, from, to, message }: Move) =>
      api.call(applicationsContract.setStatus, { params: { id }, body: { status: to, from, message } }),
    onMutate: ({ id, to }) => change(id, { status: to }),
    onError: (error, { id, from }) => {
      change(id, { status: from })
      const hasMoved = isRefusal<typeof applicationsContract.setStatus>(error, 'colleague_moved')
      // Where the colleague has moved it.
      if (hasMoved) void refresh()
      showToast({
        title: hasMoved ? 'Ya lo movió alguien de tu equipo' : 'Error',
        description:
          isApiError(error) && error.status === 403
            ? error.body.message
            : hasMoved
              ? 'Te mostramos dónde está ahora. Decide otra vez.'
              : 'No se pudo actualizar el estado del candidato.',
        tone: 'destructive',
      })
    },
    onSuccess: ({ undo }, { id, from, to, name }) => {
      if (undo)
        offerUndo(undo, {
          title: `${name}: ${applicationStatusLabels[to]}`,
          description: `Le avisamos en ${undo.seconds} segundos.`,
          onUndone: () => change(id, { status: from }),
        })
    },
    onSettled: async (_, error, { id }) => {
      if (queries.isMutating({ mutationKey: moves }) > 1) return
      await queries.invalidateQueries({ queryKey: ['candidate', id] })
      if (!error) await refresh()
    },
  })

  const move = useCallback(
    ({ id, status: from, professional }: CandidateApplication, to: ApplicationStatus, message?: string) => {
      if (from !== to) mutate({ id, name: professional.firstName, from, to, ...(message ? { message } : {}) })
    },
    [mutate],
  )
  return { candidates, move, change }
}
