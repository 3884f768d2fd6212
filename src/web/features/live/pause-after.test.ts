import { expect, test } from 'vitest'
import { pauseAfter } from './pause-after.ts'

test('pauses grow from a second to a minute', () => {
  expect([1, 2, 3, 6, 7, 40].map((failures) => pauseAfter(failures, 1))).toEqual([
    1000, 2000, 4000, 32_000, 60_000, 60_000,
  ])
})

test('waiting times are random, and at least half of the pause', () => {
  expect([0, 0.5, 1].map((chance) => pauseAfter(3, chance))).toEqual([2000, 3000, 4000])
})
