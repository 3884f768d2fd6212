import { useRef, useState } from 'react'

/**
 * A list that is saved with each change. A change shows at once; while a save is pending, only the latest list waits.
 * `save` gives the list as stored. It stays on the screen until `stored` has arrived at it: reloaded data is shown a moment
 * after the save ends, and a change in that moment must not start from an older list. A list that could not be saved stays
 * on the screen, for `retry`.
 */
export function useInstantList<T>(stored: readonly T[], save: (list: T[]) => Promise<readonly T[]>) {
  const [changed, setChanged] = useState<readonly T[] | null>(null)
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved')
  const queue = useRef<{ next: T[] | null; isRunning: boolean }>({ next: null, isRunning: false })

  const hasArrived =
    state === 'saved' && changed !== null && JSON.stringify(changed) === JSON.stringify(stored)
  if (hasArrived) setChanged(null)

  const run = async () => {
    if (queue.current.isRunning) return
    queue.current.isRunning = true
    setState('saving')
    try {
      while (queue.current.next) {
        const next = queue.current.next
        queue.current.next = null
        // One after the other: the last one stands.
        const list = await save(next)
        if (!queue.current.next) setChanged(list)
      }
      setState('saved')
    } catch {
      setState('failed')
    } finally {
      queue.current.isRunning = false
    }
  }
  const change = (list: T[]) => {
    setChanged(list)
    queue.current.next = list
    void run()
  }
  return { list: changed ?? stored, state, change, retry: () => changed && change([...changed]) }
}
