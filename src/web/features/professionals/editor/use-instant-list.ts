import { useRef, useState } from 'react'

/**
 * A list that is saved with each change. A change shows at once; while a save is pending, only the latest list waits.
 * `save` resolves when `stored` is current. A list that could not be saved stays on the screen, for `retry`.
 */
export function useInstantList<T>(stored: readonly T[], save: (list: T[]) => Promise<unknown>) {
  const [changed, setChanged] = useState<T[] | null>(null)
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved')
  const queue = useRef<{ next: T[] | null; isRunning: boolean }>({ next: null, isRunning: false })

  const run = async () => {
    if (queue.current.isRunning) return
    queue.current.isRunning = true
    setState('saving')
    try {
      while (queue.current.next) {
        const list = queue.current.next
        queue.current.next = null
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the last one stands
        await save(list)
      }
      setChanged(null)
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
  return { list: changed ?? stored, state, change, retry: () => changed && change(changed) }
}
