import { workModeLabel } from '#contracts/vocabulary.ts'
import { expect, test } from 'vitest'
import { parseWorkMode, workModeFromText, workTypeOf } from './work-mode.ts'

test.each([
  ['remoto', 'remote'],
  ['Remote', 'remote'],
  ['Home Office', 'remote'],
  ['TELETRABAJO', 'remote'],
  ['presencial', 'onsite'],
  ['on-site', 'onsite'],
  ['onsite', 'onsite'],
  ['híbrido', 'hybrid'],
  ['hibrido', 'hybrid'],
  ['Híbrida', 'hybrid'],
  ['hybrid', 'hybrid'],
  ['semipresencial', 'hybrid'],
  ['', null],
  ['lunes a viernes', null],
])('parseWorkMode(%j) is %j', (value, expected) => {
  expect(parseWorkMode(value)).toBe(expected)
})

test('each mode has its Spanish name and label', () => {
  expect(workTypeOf('hybrid')).toBe('híbrido')
  expect(workModeLabel('remote')).toBe('Remoto')
  expect(workModeLabel('onsite')).toBe('Presencial')
  expect(parseWorkMode(workTypeOf('remote'))).toBe('remote')
})

test.each([
  ['Modalidad híbrida, dos días en casa', 'hybrid'],
  ['Trabajo 100% remoto', 'remote'],
  ['Ofrecemos home office', 'remote'],
  ['Escuela de un centro poblado remoto', 'onsite'],
  ['Atención en tienda', 'onsite'],
])('workModeFromText(%j) is %j', (text, expected) => {
  expect(workModeFromText(text)).toBe(expected)
})
