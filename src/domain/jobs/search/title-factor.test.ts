import { expect, test } from 'vitest'
import { expandQuery } from './expand-query.ts'
import { titleFactorOf } from './title-factor.ts'

test.each([
  ['secretaria', 'SECRETARIA', 1],
  ['secretaria', 'Secretario técnico de procedimientos disciplinarios', 0.475],
  ['mozo', 'Mesero', 1],
  ['community manager', 'Diseñador gráfico y community manager', 0.65],
  ['cocinera', 'Vigilante', 0.3],
  ['cocinera', '¡…!', 0.3],
  ['c#', 'Cocinero', 0.3],
])('for %j the title %j counts %d', (query, title, factor) => {
  expect(titleFactorOf(expandQuery(query))(title)).toBeCloseTo(factor)
})
