import { useEffect, useRef } from 'react'

/** How many files load at the same time. The form's own request must still find a free connection. */
const lanes = 3

/** The browser's Network Information API; TypeScript's library does not have it. */
type Line = { saveData?: boolean; effectiveType?: string }
const isSparing = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Line }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/**
 * Prefetches these files once somebody touches a field, so that the panel's files load while they type. It stops while
 * `isPaused`, when the connection is needed for the request, and does nothing on a slow connection or with the data saver on.
 */
export function useWarmPanel(files: readonly string[], isPaused: boolean): void {
  const isTouched = useRef(false)
  useEffect(() => {
    if (isPaused || isSparing()) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const rest = [...files]
    const fetchNext = async (): Promise<void> => {
      const file = rest.shift()
      if (file === undefined || signal.aborted) return
      await (await fetch(file, { priority: 'low', signal })).arrayBuffer()
      return fetchNext()
    }
    const start = () => {
      isTouched.current = true
      // The page that needs a file requests it again if this fails.
      for (let lane = 0; lane < lanes; lane++) void fetchNext().catch(() => undefined)
    }
    const touch = ({ target }: Event) => {
      if (!isTouched.current && target instanceof HTMLInputElement) start()
    }
    if (isTouched.current) start()
    else addEventListener('focusin', touch, { signal })
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the same files all the time
  }, [isPaused])
}
