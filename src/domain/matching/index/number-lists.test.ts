import { expect, test } from 'vitest'
import { NumberLists, sumOfList } from './number-lists.ts'

const lists = [[], [0], [5, 3, 127], [128, 1, 70_000], [16_383, 16_384, 2_097_152, 2_097_151]]
const table = Uint8Array.from({ length: 2_097_153 }, (_, number) => (number % 7) + 1)
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + table[number]!, 0)

test('lists hold what was put in, in whatever order, and go over to another one as they are', () => {
  const kept = new NumberLists()
  const places = lists.map((numbers) => {
    const begin = kept.append(numbers)
    return { begin, length: kept.length - begin }
  })
  const moved = new NumberLists(4)
  for (const [index, { begin, length }] of places.entries()) {
    expect(sumOfList(kept.bytes, begin, length, table)).toBe(sum(lists[index]!))
    const to = moved.copy(kept, begin, length)
    expect(sumOfList(moved.bytes, to, length, table)).toBe(sum(lists[index]!))
  }
  expect(moved.length).toBe(kept.length)
})

test('small gaps take a byte each', () => {
  const kept = new NumberLists()
  kept.append(Array.from({ length: 40 }, (_, index) => index * 127))
  expect(kept.length).toBe(40)
})
