import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test('a text that fits stays as it is', () => {
  expect(truncate('Corta', 150)).toBe('Corta')
  expect(truncate('a'.repeat(150), 150)).toBe('a'.repeat(150))
})

test('a long text ends at the edge of a word, without dangling punctuation', () => {
  expect(truncate('Buscamos vendedores, cajeros y más', 20)).toBe('Buscamos vendedores…')
  expect(truncate('uno dos tres', 8)).toBe('uno dos…')
  expect(truncate('Cuidar la unidad. · Entregar las guías', 26)).toBe('Cuidar la unidad…')
})

test.each([1, 5, 40])('the result never exceeds the limit (word of %i letters)', (length) => {
  const text = `${'x'.repeat(length)} `.repeat(100)
  expect(truncate(text, 33).length).toBeLessThanOrEqual(33)
})

test('a single endless word is cut without half an emoji', () => {
  expect(truncate('😀'.repeat(20), 10)).toBe('😀😀😀😀…')
})
