import { useEffect, useState } from 'react'

/** The time, which goes on while the page is open: ages in words stay true. `initial`: as the server rendered it. */
export function useNowAndThen(initial: string, every = 30_000): Date {
  const [now, setNow] = useState(() => new Date(initial))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
