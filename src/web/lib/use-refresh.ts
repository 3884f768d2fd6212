import { useCallback, useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the data of the whole screen, with the counts of the navigation. */
export function useRefresh() {
  const { revalidate, state } = useRevalidator()
  const refresh = useCallback(() => revalidate(), [revalidate])
  return { refresh, isRefreshing: state === 'loading' }
}

/**
 * Reloads the screen again and again, `wait` ms after the last reload ended; false: not now. The chain does not hang on a render: a busy
 * browser may draw the beginning and the end of a reload as one.
 */
export function useRefreshEvery(wait: number | false): void {
  const { refresh } = useRefresh()
  useEffect(() => {
    if (wait === false) return undefined
    let timer: ReturnType<typeof setTimeout>
    let hasEnded = false
    const next = () => {
      timer = setTimeout(() => {
        void refresh().finally(() => {
          if (!hasEnded) next()
        })
      }, wait)
    }
    next()
    return () => {
      hasEnded = true
      clearTimeout(timer)
    }
  }, [wait, refresh])
}
