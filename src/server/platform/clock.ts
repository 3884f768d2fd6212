/** The source of the time; a test sets its own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
