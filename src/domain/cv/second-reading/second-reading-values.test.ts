import { describe, expect, test } from 'vitest'
import { second, sure, unsure } from '#tests/support/read-cv.ts'
import { quotesIn } from './quotes.ts'
import { beside, fill, isOpen, listOf, overlap, recordOf, textOf } from './second-reading-values.ts'

const TEXT = 'Analista de Compras\nBanco   Andino, Lima\nAnalista contable, Quipu S.A.C., Lima'
const find = quotesIn(TEXT)

test.each([
  [null, true],
  [unsure('Analista'), true],
  [sure('Analista'), false],
  [second('Analista'), false],
])('a field with %j is open: %s', (read, open) => {
  expect(isOpen(read)).toBe(open)
})

describe('a quote', () => {
  const [quote] = find('banco andino')

  test('fills what was not read, in the letters of the page and in one line', () => {
    expect(fill(null, quote)).toEqual(second('Banco Andino'))
  })

  test('replaces what was read unsurely', () => {
    expect(fill(unsure('Lima'), quote)).toEqual(second('Banco Andino'))
  })

  test('that says the same keeps the place on the page', () => {
    const first = unsure('Analista de compras')
    expect(fill(first, find('analista de compras')[0])).toEqual({ ...first, confidence: 0.5 })
  })

  test('changes nothing that was read well, nor does none', () => {
    expect(fill(sure('Caja Sur'), quote)).toEqual(sure('Caja Sur'))
    expect(fill(unsure('Caja Sur'), undefined)).toEqual(unsure('Caja Sur'))
    expect(fill(null, undefined)).toBeNull()
  })
})

test('of an answer of any form what is not as asked for counts as not given', () => {
  expect([recordOf('x'), recordOf(null), recordOf({ name: 'Rosa' })]).toEqual([{}, {}, { name: 'Rosa' }])
  expect([listOf({}), listOf('x'), listOf(['x'])]).toEqual([[], [], ['x']])
  expect(listOf(Array.from({ length: 500 }, String))).toHaveLength(40)
  expect([textOf(3), textOf(null), textOf('a'.repeat(3_001)), textOf('Rosa')]).toEqual(['', '', '', 'Rosa'])
})

test('what stands beside a spot comes nearest first, and is not the spot itself', () => {
  const [bank] = find('Banco Andino')
  const towns = find('Lima')
  expect(beside(towns, bank!, 1_000).map(({ at }) => at)).toEqual([
    TEXT.indexOf('Lima'),
    TEXT.lastIndexOf('Lima'),
  ])
  expect(beside(towns, bank!, 20)).toHaveLength(1)
  expect(beside(find('Andino'), bank!, 1_000)).toEqual([])
})

test('quotes overlap where they share a letter', () => {
  const [bank, name, town] = ['Banco Andino', 'Andino', 'Lima'].map((value) => find(value)[0]!)
  expect([overlap(bank!, name!), overlap(name!, bank!), overlap(bank!, town!)]).toEqual([true, true, false])
})
