import { expect, test } from 'vitest'
import { rankOfTitle } from './seniority.ts'
import { splitWords } from './words.ts'

test.each([
  ['Jefe de ventas', 5],
  ['Gerencia de operaciones', 6],
  ['Asistente de gerencia', 1],
  ['Secretaria de gerencia', null],
  ['General Manager', 6],
  ['Community Manager', 2],
  ['Key Account Manager', 3],
  ['Project Manager', 4],
  ['Brand Manager', 5],
  ['Office Manager', 4],
  ['Encargado de contabilidad', 3],
  ['Director comercial', 7],
  ['Directora técnica de botica', 3],
  ['Egresada de Estadística', 1],
  ['Analista junior', 1],
  ['Topógrafo', null],
])('%s has rank %s', (title, rank) => {
  expect(rankOfTitle(splitWords(title).map(({ text }) => text))).toBe(rank)
})
