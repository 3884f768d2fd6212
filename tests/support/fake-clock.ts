import type { Clock } from '#server/platform/clock.ts'

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  private time: number

  constructor(start = '2026-03-02T15:00:00Z') {
    this.time = Date.parse(start)
  }

  now(): Date {
    return new Date(this.time)
  }

  /** Moves the time forward by so many milliseconds. */
  advance(milliseconds: number): void {
    this.time += milliseconds
  }

  set(time: string): void {
    this.time = Date.parse(time)
  }
}
