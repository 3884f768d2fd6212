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

const month = { planType: 'premium', paidUntil: '2026-12-21T15:00:00Z', refundDue: false }
const says = (amount: number, bought = month) => refundPreview(amount, 9900, 'USD', bought).join(' ')

test('a part says what is left', () => {
  expect(says(4000)).toContain('Quedan $59.00 USD')
  expect(says(9900)).toContain('Reembolsado')
})

test('it says what happens to what was bought', () => {
  expect(says(4000)).toContain('Conserva lo que compró')
  expect(says(9900)).toContain(
    'Su plan pierde el tiempo que compró con este pago (valía hasta el 21 dic. 2026)',
  )
  expect(says(9900, { ...month, planType: 'premium_job' })).toContain('Pierde su empleo premium si no lo usó')
  expect(says(9900, { ...month, planType: 'chat_activation' })).toContain('El chat de su servicio pierde')
  expect(says(9900, { ...month, refundDue: true })).toContain('no se le quita nada')
})
