import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveEvent, LiveTopic } from '#contracts/live/live-events.ts'
import { currentlyLive, subscribeToEvents, subscribeToState } from './live-tab.ts'

type EventOf<T extends LiveTopic> = Extract<LiveEvent, { topic: T }>

/**
 * Calls `onEvent` when something under this topic changed for the signed-in person: ask again for what is shown. It is called
 * with null when the stream is open (again), because what happened before is not known: ask again for all of the topic.
 */
export function useLive<T extends LiveTopic>(topic: T, onEvent: (event: EventOf<T> | null) => void): void {
  const hear = useEffectEvent((event: LiveEvent | null) => {
    if (event === null || event.topic === topic) onEvent(event as EventOf<T> | null)
  })
  useEffect(() => subscribeToEvents(hear), [])
}

/** Whether events arrive now; false on the server. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribeToState, currentlyLive, () => false)

/** A stream may be dead without a word (a telephone between two networks). In milliseconds. */
const pollWhileLive = 60_000

/** How often a query asks by itself: as documented (`every`, in ms) while no events arrive, once a minute while they do. */
export const usePollEvery = (every: number): number => (useIsLive() ? Math.max(every, pollWhileLive) : every)
