import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'

/** When the server rendered the page, in ISO 8601. It is part of the document, because a cached page may be sent later. */
export const RenderedAt = createContext<string | null>(null)

/** In the browser: when the server rendered the document. Undefined for one that was made elsewhere. */
export const documentRenderedAt = (): string | undefined => document.documentElement.dataset['renderedAt']

/** For the root: the time of rendering on the server; in the browser the document's value. */
export function useRenderedAt(): string {
  const [renderedAt] = useState(() =>
    typeof document === 'undefined'
      ? new Date().toISOString()
      : (documentRenderedAt() ?? new Date().toISOString()),
  )
  return renderedAt
}

const never = () => () => {}

/**
 * The current time, for ages in words. The browser starts with the server's time, because a minute that ends in between
 * would make hydration differ. `every`: in milliseconds, for texts that update while the page is open.
 */
export function useNow(every?: number): Date {
  const renderedAt = useContext(RenderedAt)
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [now, setNow] = useState(() => (takesOver && renderedAt ? new Date(renderedAt) : new Date()))
  useEffect(() => {
    if (every === undefined) return undefined
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
