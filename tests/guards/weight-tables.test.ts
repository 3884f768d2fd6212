import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as weights from '#domain/matching/weights.ts'
import { withWeightTables } from '#scripts/weight-tables.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/matching.md'), 'utf8')

test('the tables of docs/matching.md are those of the weights; otherwise: npm run generate -- docs', () => {
  expect(text.match(/<!-- table: /g)).toHaveLength(3)
  expect(withWeightTables(text, weights)).toBe(text)
})

test.each([
  ['a part', { partWeights: { ...weights.partWeights, skills: 43 } }],
  [
    'a scale',
    {
      yearsShort: [
        [0, 1000],
        [5, 81],
      ],
    },
  ],
  ['a factor', { licenceFactors: { career: 710, title: 800 } }],
])('a table is another when the weight of %s moves', (_, moved) => {
  expect(withWeightTables(text, { ...weights, ...moved } as unknown as typeof weights)).not.toBe(text)
})
