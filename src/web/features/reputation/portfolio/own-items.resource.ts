import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'

type Item = { id: number; title: string }

type Source<T extends Item> = {
  queryKey: readonly unknown[]
  load: () => Promise<T[]>
  remove: (item: T) => Promise<{ undo: Undoable }>
  words: { gone: string; notGone: string }
}

/** The person's works or certificates: the list, the one open in its form, and the one to be deleted. */
export function useOwnItems<T extends Item>({ queryKey, load, remove, words }: Source<T>) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const [opened, open] = useState<T | 'new' | null>(null)
  const [asked, ask] = useState<T | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ queryKey, queryFn: load })

  const removeItem = async (item: T) => {
    setBusy(true)
    try {
      const { undo } = await remove(item)
      offerUndo(undo, { title: words.gone, description: item.title })
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      showToast({
        title: 'Error',
        description: `${words.notGone} ${isGone ? 'Ya no estaba.' : 'Inténtalo otra vez.'}`,
        tone: 'destructive',
      })
    }
    await queries.invalidateQueries({ queryKey })
    setBusy(false)
    ask(null)
  }
  return {
    /** Undefined until loaded. */
    items: data,
    isFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
    opened,
    open,
    asked,
    ask,
    isBusy,
    removeAsked: () => asked && void removeItem(asked),
  }
}
export type OwnItems<T extends Item> = ReturnType<typeof useOwnItems<T>>
