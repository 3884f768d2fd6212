import type { Clock } from '#server/platform/clock.ts'

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: Date
  /** The times that it has shown, each with the real time since when. */
  readonly #shown: [since: number, now: Date][] = []

  constructor(start: string) {
    this.#now = new Date(start)
    this.#show(this.#now)
  }

  now(): Date {
    return new Date(this.#now)
  }

  /** What it showed at a real time. */
  at(moment: Date): Date {
    return this.#shown.findLast(([since]) => since <= moment.getTime())?.[1] ?? this.#shown[0]![1]
  }

  set(to: string): void {
    this.#show(new Date(to))
  }

  advance(step: { days?: number; hours?: number; minutes?: number }): void {
    const minutes = (step.days ?? 0) * 1440 + (step.hours ?? 0) * 60 + (step.minutes ?? 0)
    this.#show(new Date(this.#now.getTime() + minutes * 60_000))
  }

  #show(now: Date): void {
    this.#now = now
    this.#shown.push([Date.now(), now])
  }
}
