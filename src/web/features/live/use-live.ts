import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveEvent, LiveTopic } from '#contracts/live/live-events.ts'
import { currentlyLive, subscribeToEvents, subscribeToState } from './live-tab.ts'

type EventOf<T extends LiveTopic> = Extract<LiveEvent, { topic: T }>

/**
 * Calls `onEvent` when something of these topics changed for the signed-in person: request the shown data again. It is
 * called with null when the stream opens (again), because events may have been missed: reload the whole topic.
 */
export function useLive<T extends LiveTopic>(
  topics: T | readonly T[],
  onEvent: (event: EventOf<T> | null) => void,
): void {
  const handle = useEffectEvent((event: LiveEvent | null) => {
    if (event === null || [topics].flat().some((topic) => topic === event.topic))
      onEvent(event as EventOf<T> | null)
  })
  useEffect(() => subscribeToEvents(handle), [])
}

/** Whether the stream is open; false on the server. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribeToState, currentlyLive, () => false)

/** A stream can be dead without an error (a phone that changes networks). In milliseconds. */
const pollWhileLive = 60_000

/** The polling interval of a query: as documented (`every`, in ms) without the stream, once a minute with it. */
export const usePollEvery = (every: number): number => (useIsLive() ? Math.max(every, pollWhileLive) : every)
