import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'

/** When the server rendered the page, in ISO 8601. The document carries it, as a page may be kept and sent again later. */
export const RenderedAt = createContext<string | null>(null)

/** For the root: the moment of rendering on the server; in the browser what the document says of it. */
export function useRenderedAt(): string {
  const [renderedAt] = useState(() =>
    typeof document === 'undefined'
      ? new Date().toISOString()
      : (document.documentElement.dataset['renderedAt'] ?? new Date().toISOString()),
  )
  return renderedAt
}

const never = () => () => {}

/**
 * The time, for ages in words. The browser starts with the server's, or a minute that ends between the two would give the page
 * other words than were sent. `every`: in milliseconds, for words that go on while the page is open.
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
