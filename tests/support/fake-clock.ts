import type { Clock } from '#server/platform/clock.ts'

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: Date

  constructor(start: string) {
    this.#now = new Date(start)
  }

  now(): Date {
    return new Date(this.#now)
  }

  set(to: string): void {
    this.#now = new Date(to)
  }

  advance(step: { days?: number; hours?: number; minutes?: number }): void {
    const minutes = (step.days ?? 0) * 1440 + (step.hours ?? 0) * 60 + (step.minutes ?? 0)
    this.#now = new Date(this.#now.getTime() + minutes * 60_000)
  }
}
