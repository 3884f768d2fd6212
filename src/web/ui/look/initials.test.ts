import { describe, expect, test } from 'vitest'
import { initials, tintOf } from './initials.ts'

describe('initials', () => {
  test.each([
    ['Milagros Quispe', 'MQ'],
    ['  Ñusta   álvarez ', 'ÑÁ'],
    ['María de los Ángeles Ríos', 'MÁ'],
    ['Tupay', 'T'],
    ['Tupay S.A.C.', 'T'],
    ['Cooperativa SAC', 'C'],
    ['3M Perú', '3P'],
    ['de la', 'DL'],
    ['', '?'],
    ['···', '?'],
  ])('%j gives %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})

describe('tintOf', () => {
  test('the same name has the same tint, whatever its capitals and outer spaces', () => {
    expect(tintOf(' TUPAY ')).toBe(tintOf('Tupay'))
  })

  test('a thousand names spread over all six tints, none with less than a tenth', () => {
    const seen = new Map<number, number>()
    for (let n = 0; n < 1000; n += 1) {
      const tint = tintOf(`Empresa ${n} Perú`)
      seen.set(tint, (seen.get(tint) ?? 0) + 1)
    }
    expect(new Set(seen.keys())).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(Math.min(...seen.values())).toBeGreaterThan(100)
  })
})
