import { expect, test } from 'vitest'
import { refundPreview, typedCents } from './refund-preview.words.ts'

test.each([
  ['49.50', 4950],
  ['49,5', 4950],
  ['49', 4900],
  ['0.01', 1],
  [' 7 ', 700],
])('%j is %d cents', (typed, cents) => expect(typedCents(typed)).toBe(cents))

test.each(['', '-1', '0.001', '1e3', '$5', '1.000,00', '12345678'])('%j is no sum', (typed) =>
  expect(typedCents(typed)).toBeNull(),
)

test('a part says what is left', () => {
  expect(refundPreview(4000, 9900, 'USD').join(' ')).toContain('Quedan $59.00 USD')
  expect(refundPreview(9900, 9900, 'USD').join(' ')).toContain('Reembolsado')
})
