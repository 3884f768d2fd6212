import { useRef, useState } from 'react'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

interface Desk<Item, Decision> {
  send: (item: Item, decision: Decision) => Promise<unknown>
  takeBack: (item: Item) => Promise<unknown>
  /** Reads the lists again. */
  reload: () => Promise<unknown>
  /** What a saved decision says. */
  saved: (item: Item, decision: Decision) => { title: string; description?: string }
  /** The sentence when a decision could not be saved. */
  failed: string
  /** An item is in the list again, because it was taken back or could not be saved. */
  onReturned: (item: Item, decision: Decision) => void
}

/** Decisions leave the list at once, are saved behind it, and can be taken back for a moment. */
export function useDecisions<Item extends { id: number }, Decision>(desk: Desk<Item, Decision>) {
  const { send, takeBack, reload, saved, failed, onReturned } = desk
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<{ undo: () => void; until: number } | null>(null)
  const mark = (id: number, isDecided: boolean) =>
    setDecided((known) => {
      const next = new Set(known)
      if (isDecided) next.add(id)
      else next.delete(id)
      return next
    })
  const fail = (error: unknown) =>
    showToast({
      title: failed,
      description: isApiError(error) ? error.message : 'Revisa tu conexión e inténtalo de nuevo.',
      tone: 'destructive',
    })

  const undo = async (item: Item, decision: Decision) => {
    last.current = null
    try {
      await takeBack(item)
      mark(item.id, false)
      onReturned(item, decision)
      showToast({ title: 'Deshecho', description: 'Todo quedó como antes y no avisamos a nadie.' })
    } catch (error) {
      fail(error)
    }
    await reload()
  }

  const decide = async (item: Item, decision: Decision) => {
    mark(item.id, true)
    try {
      await send(item, decision)
      const onPress = () => void undo(item, decision)
      last.current = { undo: onPress, until: performance.now() + undoSeconds * 1000 }
      showToast({
        ...saved(item, decision),
        action: { label: 'Deshacer', seconds: undoSeconds, onPress },
      })
    } catch (error) {
      mark(item.id, false)
      onReturned(item, decision)
      fail(error)
    }
    await reload()
    // The list has it now as it was decided.
    mark(item.id, false)
  }

  return {
    decided,
    decide,
    /** Takes the last decision back, while that is possible. */
    undoLast: () => {
      if (last.current && performance.now() < last.current.until) last.current.undo()
    },
  }
}
