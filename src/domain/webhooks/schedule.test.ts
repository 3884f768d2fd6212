import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import { mostTries, nextTry, pauses, readRetryAfter } from './schedule.ts'

const now = new Date('2026-11-23T14:00:00Z')
const waitOf = (tries: number, { chance = 0, retryAfter = null as number | null } = {}) => {
  const at = nextTry({ tries, now, chance, retryAfter })
  return at && at.getTime() - now.getTime()
}

describe('the next try', () => {
  test('comes after growing pauses, ten times in a little more than three days', () => {
    const waits = Array.from({ length: mostTries }, (_, index) => waitOf(index + 1))
    expect(waits).toEqual([...pauses, null])
    expect(mostTries).toBe(10)
    const whole = pauses.reduce((sum, pause) => sum + pause, 0)
    expect(whole).toBeGreaterThan(3 * DAY)
    expect(whole).toBeLessThan(3.5 * DAY)
  })

  test.each([
    [1, 5000, 6000],
    [2, 5 * MINUTE, 6 * MINUTE],
    [9, 24 * HOUR, 28.8 * HOUR],
  ])('after try %i is between %i and %i ms', (tries, least, most) => {
    expect(waitOf(tries, { chance: 0 })).toBe(least)
    expect(waitOf(tries, { chance: 0.999 })).toBeGreaterThan(least)
    expect(waitOf(tries, { chance: 1 })).toBe(most)
  })

  test('waits as long as the receiver asks, never shorter than the pause, and at most a day', () => {
    expect(waitOf(1, { retryAfter: 2 * MINUTE })).toBe(2 * MINUTE)
    expect(waitOf(4, { retryAfter: 2 * MINUTE })).toBe(2 * HOUR)
    expect(waitOf(1, { retryAfter: 40 * DAY })).toBe(DAY)
  })
})

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 23 Nov 2026 14:05:00 GMT', 5 * MINUTE],
  ['Mon, 23 Nov 2026 13:05:00 GMT', 0],
  [null, null],
  ['', null],
  ['-5', null],
  ['1e9', null],
  ['99999999999999', null],
  ['mañana', null],
  ['2026-11-23', null],
])('Retry-After %j asks for %j ms', (header, wait) => expect(readRetryAfter(header, now)).toBe(wait))
