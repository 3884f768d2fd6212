import { expect, test } from 'vitest'
import { splitNames } from './profile-fields.ts'

test.each([
  ['Excel, ventas; inglés básico\nSAP', ['Excel', 'ventas', 'inglés básico', 'SAP']],
  ['Adobe (Photoshop, Illustrator), Figma', ['Adobe (Photoshop, Illustrator)', 'Figma']],
  ['Excel (avanzado, ventas', ['Excel (avanzado', 'ventas']],
  ['a, b) c, (d, e) f', ['a, b) c', '(d, e) f']],
  [' , ;\n', []],
  ['', []],
])('%j is %j', (text, names) => {
  expect(splitNames(text)).toEqual(names)
})

test('the longest text that a call takes is read in one walk', () => {
  const most = 250_000
  expect(splitNames(','.repeat(most))).toEqual([])
  expect(splitNames(')'.repeat(most) + ',').length).toBe(1)
  expect(splitNames('(,'.repeat(most / 2)).length).toBe(most / 2)
})
