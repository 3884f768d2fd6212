import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'

const SECOND = 1000

/** The pauses after each failed try (ms): ten tries in a little more than three days. */
export const pauses = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

export const mostTries = pauses.length + 1

/** How many whole days they take. */
export const triesDays = Math.floor(pauses.reduce((sum, pause) => sum + pause, 0) / DAY)

/** A pause is longer by up to this share, so that what failed together is not tried again together. */
const jitter = 0.2

/** The longest pause that a receiver can ask for (ms). */
const longestWait = DAY

interface FailedTry {
  /** How many tries there were, with this one. */
  tries: number
  now: Date
  /** 0 to 1. */
  chance: number
  /** What the receiver asked for (ms); null: nothing. */
  retryAfter: number | null
}

/** When a delivery is tried again; null: it was the last time. */
export function nextTry({ tries, now, chance, retryAfter }: FailedTry): Date | null {
  const pause = pauses[tries - 1]
  if (pause === undefined) return null
  const wait = Math.max(pause * (1 + jitter * chance), Math.min(retryAfter ?? 0, longestWait))
  return new Date(now.getTime() + Math.round(wait))
}

/** The pause of a `Retry-After` header (ms): seconds or a date. Null: none that can be read. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND
  // Of dates only the form of HTTP: `Date.parse` reads nearly anything.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
