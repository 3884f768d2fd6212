import type { LiveEvent } from '#contracts/live/live-events.ts'
import { MINUTE } from '#domain/time/durations.ts'

interface Sent {
  at: number
  userIds: readonly number[]
  event: LiveEvent
}

/** How far back a page may ask, and at most how many events are kept for that. */
const keptFor = MINUTE
const mostKept = 20_000

/** A page's data is at most so much older than the page says: it was read before the page was drawn, perhaps by another process. */
const readingTime = 10_000

/**
 * The events of the last minute, so that a page that opens its stream gets what happened since its data was read, and need not
 * load all of it again. Times in milliseconds.
 */
export class RecentEvents {
  /** Oldest first. */
  #events: Sent[] = []
  /** All events from then on are here. */
  #completeFrom: number

  constructor(now: number) {
    this.#completeFrom = now
  }

  add(at: number, userIds: readonly number[], event: LiveEvent): void {
    this.#events.push({ at, userIds, event })
    // In one cut for many, because a cut moves all that stay.
    if (this.#events.length > 2 * mostKept || (this.#events[0]?.at ?? at) < at - 2 * keptFor) this.#forget(at)
  }

  /** What a person was told since this moment, each once; null: that is no longer known. */
  since(moment: number, userId: number): LiveEvent[] | null {
    const from = moment - readingTime
    if (from < this.#completeFrom) return null
    const found = new Map<string, LiveEvent>()
    for (let at = this.#events.length - 1; at >= 0; at--) {
      const sent = this.#events[at]
      if (!sent || sent.at < from) break
      if (sent.userIds.includes(userId)) found.set(JSON.stringify(sent.event), sent.event)
    }
    return [...found.values()].toReversed()
  }

  /** Events may have been missed until now. */
  startAnew(now: number): void {
    this.#events = []
    this.#completeFrom = now
  }

  #forget(now: number): void {
    const first = this.#events.findIndex(({ at }) => at >= now - keptFor)
    const recent = first === -1 ? [] : this.#events.slice(first)
    this.#events = recent.slice(-mostKept)
    const isWhole = this.#events.length === recent.length
    this.#completeFrom = Math.max(this.#completeFrom, isWhole ? now - keptFor : (this.#events[0]?.at ?? now))
  }
}
