import { expect, test } from 'vitest'
import { withLine } from './close-out.ts'

test.each([
  ['Gracias, Ana.\n\nTupay', 'Tu idea nos gustó.', 'Gracias, Ana.\n\nTu idea nos gustó.\n\nTupay'],
  ['Gracias, Ana.', 'Tu idea nos gustó.', 'Gracias, Ana.\n\nTu idea nos gustó.'],
  ['Uno\n\n\nDos\n\nTres', 'X', 'Uno\n\nDos\n\nX\n\nTres'],
  ['Gracias.\n\nTupay', '', 'Gracias.\n\nTupay'],
  ['Gracias.\n\nTupay', null, 'Gracias.\n\nTupay'],
])('%j with the line %j', (text, line, whole) => {
  expect(withLine(text, line)).toBe(whole)
})
