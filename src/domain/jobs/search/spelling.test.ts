import { expect, test } from 'vitest'
import { closestWords, countEdits, halvesOf, soundAlikes } from './spelling.ts'

test.each([
  ['contadro', 'contador', 1],
  ['enfermria', 'enfermeria', 1],
  ['desarolador', 'desarrollador', 2],
  ['abogado', 'abogado', 0],
  ['', 'sal', 3],
])('from %j to %j it takes %i edits', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits)
})

test('the nearest words are proposed, and only near ones', () => {
  expect(closestWords('contadro', ['contador', 'contadora', 'conductor'])).toEqual(['contador'])
  expect(closestWords('cocimero', ['cocinero', 'cocinera'])).toEqual(['cocinero'])
  expect(closestWords('minas', ['ventas'])).toEqual([])
  expect(closestWords('sap', ['sal'])).toEqual([])
  expect(closestWords('contador', ['contador'])).toEqual([])
})

test.each([
  ['inca', 'inka'],
  ['nazca', 'nasca'],
  ['wachiman', 'guachiman'],
  ['baca', 'vaca'],
  ['sicologo', 'psicologo'],
  ['orno', 'horno'],
  ['kasike', 'cacique'],
])('%j sounds like %j', (word, other) => {
  expect(soundAlikes(word)).toContain(other)
})

test('two words written as one have a place to part', () => {
  expect(halvesOf('inkatops')).toContainEqual(['inka', 'tops'])
  expect(halvesOf('sal')).toEqual([])
})
