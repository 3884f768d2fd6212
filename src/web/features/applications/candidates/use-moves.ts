import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { BoardColumn } from '#contracts/applications/candidate-board.contract.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { stagesContract } from '#contracts/applications/stages.contract.ts'
import { api, isApiError, isRefusal } from '#web/lib/api-client.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { withOthers } from '#web/features/applications/doubles/doubles.words.ts'
import { moves, placeCards } from './candidate-board.resource.ts'

/** Somebody to move, with the stage where the caller sees them. `name` is null for those of a page that is not loaded. */
export interface Mover {
  id: number
  /** Null: the board does not show them. */
  stage: number | null
  name: string | null
}

export type Target = Pick<BoardColumn, 'id' | 'name' | 'status'>
type Move = { people: readonly Mover[]; to: Target; isNotified: boolean; message?: string | undefined }
type Moved = { undo: Undoable | null; moved: number; left: number; others?: number }

const count = (people: number) => (people === 1 ? '1 candidato' : `${people} candidatos`)

/**
 * Moves candidates to a stage, one or many. They move at once: on the board, or as `place` shows it, which returns what takes it back. A
 * refused move brings them back with a message, and each can be undone for some seconds. `refresh` loads the screen again.
 */
export function useMoves(jobId: number, refresh: () => Promise<void>, place?: (to: Target) => () => void) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const { mutate } = useMutation({
    mutationKey: moves,
    mutationFn: async ({ people, to, message }: Move): Promise<Moved> => {
      const [one] = people
      if (people.length > 1 || !one)
        return api.call(stagesContract.moveMany, {
          params: { id: jobId },
          body: { stage: to.id, people: people.map(({ id, stage }) => ({ id, stage: stage ?? to.id })) },
        })
      const reply = await api.call(stagesContract.move, {
        params: { id: one.id },
        body: { stage: to.id, from: one.stage ?? undefined, message },
      })
      return { undo: reply.undo, moved: 1, left: 0, others: reply.others }
    },
    onMutate: ({ people, to }) => {
      for (const { id } of people)
        queries.setQueryData<CandidateApplication>(
          ['candidate', id, 'whole'],
          (now) => now && { ...now, status: to.status },
        )
      return {
        takeBack:
          place?.(to) ?? placeCards(queries, jobId, new Set(people.map(({ id }) => id)), to, new Date()),
      }
    },
    onError: (error, _, made) => {
      made?.takeBack()
      const hasMoved = isRefusal<typeof stagesContract.move>(error, 'colleague_moved')
      showToast({
        title: hasMoved ? 'Ya lo movió alguien de tu equipo' : 'No se pudo mover',
        description: hasMoved
          ? 'Te mostramos dónde está ahora. Decide otra vez.'
          : (isApiError(error) && error.body.message) ||
            'Volvió a su lugar. Revisa tu conexión e inténtalo otra vez.',
        tone: 'destructive',
      })
    },
    onSuccess: ({ undo, moved, left, others = 0 }, { people, to, isNotified }, { takeBack }) => {
      if (!undo) return
      const who = people.length === 1 ? (people[0]?.name ?? count(1)) : count(moved)
      offerUndo(undo, {
        title: `${who}: ${to.name}`,
        description: [
          left > 0 ? `${count(left)} se ${left === 1 ? 'queda' : 'quedan'} donde los movió tu equipo.` : '',
          others > 0 ? `${withOthers}.` : '',
          isNotified
            ? `Les avisamos en ${undo.seconds} segundos.`
            : 'Nadie recibe un aviso: su estado no cambia.',
        ]
          .filter(Boolean)
          .join(' '),
        onUndone: takeBack,
      })
    },
    onSettled: async (_, __, { people }) => {
      if (queries.isMutating({ mutationKey: moves }) > 1) return
      for (const { id } of people.slice(0, 1))
        await queries.invalidateQueries({ queryKey: ['candidate', id] })
      // The mutation itself still counts as running here.
      setTimeout(() => void refresh())
    },
  })
  /** `statusOf`: the status of each stage, to say whether somebody is told. */
  return (
    people: readonly Mover[],
    to: Target,
    statusOf: (stage: number | null) => string | undefined,
    message?: string,
  ) => {
    const going = people.filter(({ stage }) => stage !== to.id)
    if (going.length === 0) return
    const isNotified = going.some(({ stage }) => statusOf(stage) !== to.status)
    mutate({ people: going, to, isNotified, message })
  }
}
