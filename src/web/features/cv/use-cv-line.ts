import { useState } from 'react'
import { useLive } from '#web/features/live/use-live.ts'

/** The position of a CV in the queue, in words. Null when it does not wait or nothing is known. */
export function useCvLine(isWaiting: boolean): string | null {
  const [ahead, setAhead] = useState(0)
  useLive('cv-line', (event) => setAhead(event?.ahead ?? 0))
  const [wasWaiting, setWasWaiting] = useState(isWaiting)
  if (wasWaiting !== isWaiting) {
    setWasWaiting(isWaiting)
    setAhead(0)
  }
  return isWaiting && ahead > 0 ? `Hay ${ahead} CV antes del tuyo` : null
}
