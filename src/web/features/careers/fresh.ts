import { useEffect, useState } from 'react'

/** As documented: this long an entry is marked as read from the CV. In milliseconds. */
const FRESH_FOR = 5 * 60_000
const LOOKS_EVERY = 15_000

/** Whether the CV reader wrote an entry less than five minutes before `now`. */
export const isFresh = ({ fromCv, createdAt }: { fromCv: boolean; createdAt: string }, now: Date): boolean =>
  fromCv && now.getTime() - Date.parse(createdAt) < FRESH_FOR

/** The time, looked at every few seconds: for a mark that goes away by itself. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOKS_EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
