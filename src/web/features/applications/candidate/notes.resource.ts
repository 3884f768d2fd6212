import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Note, notesContract } from '#contracts/applications/notes.contract.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api } from '#web/lib/api-client.ts'
import { sayFailed } from './team-failed.ts'

export interface WrittenNote {
  text: string
  mentions: number[]
  files: readonly File[]
}

/** What the team wrote about a candidate, kept up to date, and what is done with it. */
export function useNotes(applicationId: number) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const queryKey = ['candidate-notes', applicationId]
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call(notesContract.list, { params: { id: applicationId } }),
  })
  const refresh = () => void queries.invalidateQueries({ queryKey })
  useLive('candidate-team', refresh)

  /** One after the other; the note stays when a file is refused. */
  const attach = async (id: number, files: readonly File[]) => {
    for (const file of files) {
      try {
        await api.call(notesContract.addFile, { params: { id }, body: {}, file })
      } catch (error) {
        sayFailed(`No se adjuntó ${file.name}`, error)
      }
    }
  }

  /** Throws when it is refused. */
  const add = async ({ files, ...body }: WrittenNote): Promise<void> => {
    const { id, mentions, undo } = await api.call(notesContract.add, { params: { id: applicationId }, body })
    await attach(id, files)
    refresh()
    offerUndo(undo, {
      title: 'Nota guardada',
      description: whoHears(mentions, undo.seconds) ?? 'Tu equipo ya la ve.',
      onUndone: refresh,
    })
  }
  /** Throws when it is refused. */
  const change = async (note: Note, { files, ...body }: WrittenNote): Promise<void> => {
    const reply = await api.call(notesContract.change, { params: { id: note.id }, body })
    await attach(note.id, files)
    refresh()
    if (!reply.undo) return
    const known = new Set(note.mentions.map(({ userId }) => userId))
    const added = reply.mentions.filter(({ userId }) => !known.has(userId))
    offerUndo(reply.undo, {
      title: 'Nota cambiada',
      description: whoHears(added, reply.undo.seconds) ?? '',
      onUndone: refresh,
    })
  }
  const remove = async ({ id }: Note): Promise<void> => {
    try {
      const { undo } = await api.call(notesContract.remove, { params: { id } })
      offerUndo(undo, {
        title: 'Nota eliminada',
        description: 'Tu equipo ya no la ve.',
        onUndone: refresh,
      })
    } catch (error) {
      sayFailed('No se pudo eliminar', error)
    }
    refresh()
  }
  return { notes: data ?? null, isFailed: isError && !data, retry: () => void refetch(), add, change, remove }
}

const names = new Intl.ListFormat('es')

const whoHears = (mentions: Note['mentions'], seconds: number): string | null =>
  mentions.length === 0
    ? null
    : `Le avisamos a ${names.format(mentions.map(({ name }) => name))} en ${seconds} segundos.`
