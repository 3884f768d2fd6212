import { expect, test } from 'vitest'
import { WaitingLine } from './waiting-line.ts'

const lineOf = (...things: string[]) => {
  const line = new WaitingLine<string>({ inAll: 8, perPerson: 4 })
  for (const thing of things) line.join(thing[0]!, thing)
  return line
}

test.each([
  [
    ['a1', 'b1', 'c1'],
    ['a1', 'b1', 'c1'],
  ],
  [
    ['a1', 'a2', 'a3', 'b1'],
    ['a1', 'b1', 'a2', 'a3'],
  ],
  [
    ['a1', 'a2', 'b1', 'b2', 'c1'],
    ['a1', 'b1', 'c1', 'a2', 'b2'],
  ],
])('of %j the order is %j: everybody has a first turn before anybody has a second', (joined, order) => {
  expect(lineOf(...joined).waiting()).toEqual(order)
})

test('a new person comes before further items of people who were served more often', () => {
  const line = lineOf('a1', 'a2', 'a3', 'a4')
  expect(line.next()).toBe('a1')
  line.join('b', 'b1')
  expect(line.waiting()).toEqual(['b1', 'a2', 'a3', 'a4'])
})

test('a person with many items waits behind people who were not served yet', () => {
  const line = lineOf('a1', 'b1', 'c1')
  expect(line.next()).toBe('a1')
  line.join('a', 'a2')
  expect(line.waiting()).toEqual(['b1', 'c1', 'a2'])
})

test('nobody fills it alone, and it has an end', () => {
  const line = lineOf('a1', 'a2', 'a3', 'a4')
  expect(line.join('a', 'a5')).toBe(false)
  for (const other of ['b', 'c', 'd', 'e']) expect(line.join(other, other)).toBe(true)
  expect(line.join('f', 'f')).toBe(false)
  line.next()
  expect(line.join('f', 'f')).toBe(true)
  expect(line.clear()).toHaveLength(8)
  expect(line.next()).toBeUndefined()
})
