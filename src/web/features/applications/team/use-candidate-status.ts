import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import {
  applicationsContract,
  type CandidateApplication,
} from '#contracts/applications/applications.contract.ts'
import { type ApplicationStatus, applicationStatusLabels } from '#contracts/vocabulary.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api, isApiError, isRefusal } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** `from` goes with the move: the change that shows at once renders the page again, with functions that know only the new status. */
type Move = { from: ApplicationStatus; to: ApplicationStatus; message?: string | undefined }

/**
 * A candidate on a page of its own, whose status changes at once. A refused change comes back with a message; one that is made can be
 * undone for some seconds. `refresh` loads the page again, also when somebody of the team changes something.
 */
export function useCandidateStatus(loaded: CandidateApplication, refresh: () => void) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const [candidate, setCandidate] = useState(loaded)
  const [seen, setSeen] = useState(loaded)
  if (seen !== loaded) {
    setSeen(loaded)
    setCandidate(loaded)
  }
  const { id } = candidate
  const change = useCallback(
    (_: number, values: Partial<CandidateApplication>) => setCandidate((now) => ({ ...now, ...values })),
    [],
  )
  const { mutate, isPending } = useMutation({
    mutationFn: ({ from, to, message }: Move) =>
      api.call(applicationsContract.setStatus, { params: { id }, body: { status: to, from, message } }),
    onMutate: ({ to }) => change(id, { status: to }),
    onError: (error, { from }) => {
      change(id, { status: from })
      const hasMoved = isRefusal<typeof applicationsContract.setStatus>(error, 'colleague_moved')
      showToast({
        title: hasMoved ? 'Ya lo movió alguien de tu equipo' : 'No se pudo mover',
        description: hasMoved
          ? 'Te mostramos dónde está ahora. Decide otra vez.'
          : (isApiError(error) && error.body.message) || 'Revisa tu conexión e inténtalo otra vez.',
        tone: 'destructive',
      })
    },
    onSuccess: ({ undo }, { from, to }) => {
      if (undo)
        offerUndo(undo, {
          title: `${candidate.professional.firstName}: ${applicationStatusLabels[to]}`,
          description: `Le avisamos en ${undo.seconds} segundos.`,
          onUndone: () => change(id, { status: from }),
        })
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['candidate', id] })
      refresh()
    },
  })
  useLive('applications', () => {
    // A page that is loaded during a change would show the old status; the end of the change loads it anyway.
    if (!isPending) refresh()
  })
  return {
    candidate,
    change,
    move: (to: ApplicationStatus, message?: string) => mutate({ from: candidate.status, to, message }),
  }
}
