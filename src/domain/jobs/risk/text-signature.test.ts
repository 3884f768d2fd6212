import { expect, test } from 'vitest'
import { likeness, piecesOf, signatureOf } from './text-signature.ts'

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `palabra${from + index}`).join(' ')
const agree = (one: string, other: string) => {
  const numbers = new Set(signatureOf(one))
  return signatureOf(other)!.some((number) => numbers.has(number))
}

test('a text that was changed here and there shares a number with the original', () => {
  const changed = words(0, 100).replaceAll(/palabra(?:20|60)/g, 'otra')
  expect(likeness(piecesOf(words(0, 100)), piecesOf(changed))).toBeCloseTo(0.885, 2)
  expect(agree(words(0, 100), changed)).toBe(true)
})

test('capitals, accents and punctuation make no difference', () => {
  expect(signatureOf(`Ácida: ${words(0, 40)}`)).toEqual(signatureOf(`ACIDA - ${words(0, 40).toUpperCase()}`))
})

test('of a thousand unrelated texts none shares a number; of those that are half alike most do', () => {
  const text = words(0, 60)
  const others = Array.from({ length: 1000 }, (_, index) => words(100 + index * 60, 160 + index * 60))
  expect(others.filter((other) => agree(text, other))).toEqual([])
  // 38 of 76 pieces are the same.
  const half = Array.from(
    { length: 200 },
    (_, index) => `${words(0, 40)} ${words(1000 + index * 20, 1020 + index * 20)}`,
  )
  expect(half.filter((other) => agree(text, other)).length).toBeGreaterThan(160)
})

test('a short text has no signature', () => {
  expect(signatureOf(words(0, 21))).toBeNull()
  expect(signatureOf(words(0, 22))).toHaveLength(16)
})
