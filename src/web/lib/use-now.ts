import { useState } from 'react'

/** The moment at which this part of the page was first drawn: for ages in words, which need no ticking. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
