import { expect, test } from 'vitest'
import { prepareTaxonomy, productTaxonomy } from './product-taxonomy.ts'

test('it is prepared in many steps, and whoever asks in between has it at once', async () => {
  let pauses = 0
  let asked: unknown
  await prepareTaxonomy(async () => {
    if (++pauses === 20) asked = productTaxonomy()
  })
  // Test files share their modules, so another file may have built it before.
  expect([0, 20]).toContain(pauses)
  expect(productTaxonomy()).toBe(asked ?? productTaxonomy())
})
