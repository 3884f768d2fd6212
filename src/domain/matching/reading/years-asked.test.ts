import { readYearsAsked } from './years-asked.ts'
import { expect, test } from 'vitest'

test.each([
  ['5+', '10 años, 5 de ellos en gerencias', '10+'],
  ['5+', 'Ocho años de experiencia, cuatro como jefe', '8+'],
  ['5+', '6 años en obras', '5+'],
  ['5+', 'Somos una empresa con 20 años en el mercado. 5 años de experiencia', '5+'],
  ['5+', 'Más de 25 años brindando soluciones', '5+'],
  ['3-5', '10 años', '3-5'],
  [null, '10 años', null],
] as const)('%s with "%s" asks for %s', (level, text, asked) => {
  expect(readYearsAsked(level, text)).toBe(asked)
})
