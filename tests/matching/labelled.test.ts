import { expect, test } from 'vitest'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { skillOutcome, textFaults, titleOutcome } from '#evaluation/matching/evaluate-finders.ts'

const taxonomy = productTaxonomy()

test('titles: at least 95 % of the labelled pairs get their grade', () => {
  const { right, total } = titleOutcome(taxonomy)
  expect(right / total).toBeGreaterThanOrEqual(0.95)
})

test('skills: at least 95 % of the labelled pairs get their grade', () => {
  const { right, total } = skillOutcome(taxonomy)
  expect(right / total).toBeGreaterThanOrEqual(0.95)
})

test('running texts: at most one fault in fifteen skills', () => {
  const { faults, expected } = textFaults(taxonomy)
  expect(faults.length / expected, faults.join('\n')).toBeLessThan(1 / 15)
})
