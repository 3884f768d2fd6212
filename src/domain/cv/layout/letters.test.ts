import { expect, test } from 'vitest'
import { cleanText } from './letters.ts'

test.each([
  ['o\uFB01cina', 'oficina'],
  ['e\uFB03ciency', 'efficiency'],
  ['Informaci´on', 'Información'],
  ['dise˜no', 'diseño'],
  ['me´ıdico', 'meídico'],
  ['an\u0303o', 'año'],
  ['Lima\u00A0Perú', 'Lima Perú'],
  ['desa\u00ADrrollo', 'desarrollo'],
  ['a\u200Bb\uFEFF', 'ab'],
])('%j is read as %s', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})
