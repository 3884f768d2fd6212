import { useEffect, useRef } from 'react'

/** How many files are asked for at a time: the form's own request still finds a free connection. */
const lanes = 3

/** What browsers say of the line where they say it; not in TypeScript's library. */
type Line = { saveData?: boolean; effectiveType?: string }
const isSparing = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Line }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/**
 * Has the browser keep these files from the moment that somebody touches a field: while they type, what the panel needs
 * arrives. Not while `isPaused`, when the line is for what was sent, and not for who asks browsers to save data.
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
      // What could not be had is asked for again by the page that needs it.
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
