import { useCallback, useEffect, useRef, useState } from 'react'
import { type FreeSlots, bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import { addDays } from '#domain/time/lima-days.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/** How many days are shown at a time: two weeks. */
export const daysShown = 14

interface Query {
  professionalId: number
  /** In minutes. */
  duration: number
}

/**
 * Two weeks of a professional's free times, starting with those of the first free day. The current ones stay visible while
 * others load.
 */
export function useFreeSlots({ professionalId, duration }: Query) {
  const [from, setFrom] = useState<string | null>(null)
  const [free, setFree] = useState<FreeSlots | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isLoading, setLoading] = useState(true)
  const newest = useRef(0)

  const load = useCallback(async () => {
    newest.current += 1
    const request = newest.current
    setLoading(true)
    setFailed(false)
    const ask = (day: string | null) =>
      api.call(endpointRef(bookingsContract.freeSlots), {
        params: { id: professionalId },
        query: { duration, days: daysShown, ...(day ? { from: day } : {}) },
      })
    try {
      const first = await ask(from)
      const isEmptyStart = from === null && first.days.every(({ slots }) => slots.length === 0)
      const found = isEmptyStart && first.nextFreeDate ? await ask(first.nextFreeDate) : first
      if (request === newest.current) setFree(found)
    } catch {
      if (request === newest.current) setFailed(true)
    }
    if (request === newest.current) setLoading(false)
  }, [professionalId, duration, from])
  // oxlint-disable-next-line react/set-state-in-effect -- the answer belongs to what is asked for
  useEffect(() => void load(), [load])

  const first = free?.days[0]?.date
  const last = free?.days.at(-1)?.date
  const isBefore = free && first && first > free.earliest
  const isAfter = free && last && last < free.latest
  return {
    free,
    isFailed,
    isLoading,
    reload: () => void load(),
    showFrom: setFrom,
    /** Undefined where there are no days in that direction. */
    earlier: isBefore ? () => setFrom(maxDay(addDays(first, -daysShown), free.earliest)) : undefined,
    later: isAfter ? () => setFrom(addDays(last, 1)) : undefined,
  }
}

const maxDay = (a: string, b: string): string => (a > b ? a : b)
