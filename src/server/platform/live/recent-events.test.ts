import { expect, test } from 'vitest'
import { RecentEvents } from './recent-events.ts'

const start = 1_000_000
const hires = { topic: 'hires' } as const
const bookings = { topic: 'bookings' } as const

test('says what a person was told since a moment, and ten seconds before, in order and each once', () => {
  const recent = new RecentEvents(start)
  recent.add(start + 5000, [1], { topic: 'briefs' })
  recent.add(start + 20_000, [1, 2], hires)
  recent.add(start + 21_000, [2], bookings)
  recent.add(start + 22_000, [1], bookings)
  recent.add(start + 23_000, [1], hires)
  expect(recent.since(start + 25_000, 1)).toEqual([bookings, hires])
  expect(recent.since(start + 25_000, 3)).toEqual([])
  expect(recent.since(start + 34_000, 1)).toEqual([])
})

test('does not know what was before its start, or before a lost connection', () => {
  const recent = new RecentEvents(start)
  expect(recent.since(start + 9999, 1)).toBeNull()
  expect(recent.since(start + 10_000, 1)).toEqual([])
  recent.startAnew(start + 60_000)
  expect(recent.since(start + 60_000, 1)).toBeNull()
  expect(recent.since(start + 70_000, 1)).toEqual([])
})

test('keeps a minute at least, and not for ever', () => {
  const recent = new RecentEvents(start)
  for (let second = 0; second <= 300; second++) recent.add(start + second * 1000, [1], hires)
  expect(recent.since(start + 251_000, 1)).toEqual([hires])
  expect(recent.since(start + 100_000, 1)).toBeNull()
})

test('keeps at most so many that a flood does not fill the memory', () => {
  const recent = new RecentEvents(start)
  for (let n = 0; n <= 40_000; n++) recent.add(start + 30_000 + n / 10, [1], hires)
  expect(recent.since(start + 43_000, 1)).toEqual([hires])
  expect(recent.since(start + 40_000, 1)).toBeNull()
})
