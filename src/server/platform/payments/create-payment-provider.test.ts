import { expect, test } from 'vitest'
import type { Db } from '#server/db/connection.ts'
import { FakeClock } from '#tests/support/fake-clock.ts'
import { createPaymentProviders } from './create-payment-provider.ts'

const none = {
  stripe: null,
  mercadoPago: null,
  paymentProvider: null,
  debugTools: false,
  production: false,
  publicUrl: 'https://qhatu.ejemplo.pe',
}
const stripe = {
  secretKey: `sk_test_${'a'.repeat(24)}`,
  webhookSecret: `whsec_${'a'.repeat(24)}`,
  apiUrl: null,
}
const mercadoPago = { accessToken: `TEST-${'1'.repeat(24)}`, webhookSecret: 'a'.repeat(32) }
const on = { db: {} as Db, clock: new FakeClock('2026-11-21T15:00:00Z') }
const providers = (changes: Partial<Parameters<typeof createPaymentProviders>[0]>) =>
  createPaymentProviders({ ...none, ...changes }, on)

test.each([
  [true, false, 'test'],
  [false, false, null],
  [false, true, null],
  // Production refuses the debug tools; otherwise people could pay with test money.
  [true, true, null],
])('debug tools %s, production %s: %s', (debugTools, production, expected) => {
  expect(providers({ debugTools, production }).current?.name ?? null).toBe(expected)
})

test('a provider with keys takes the new payments, and every one answers for its own', () => {
  const both = { stripe, mercadoPago, debugTools: true }
  expect(providers(both).current?.name).toBe('stripe')
  expect(providers({ ...both, stripe: null }).current?.name).toBe('mercadopago')
  const chosen = providers({ ...both, paymentProvider: 'mercadopago' })
  expect(chosen.current?.name).toBe('mercadopago')
  expect(chosen.named('stripe')?.name).toBe('stripe')
  expect(chosen.named('paypal')).toBeNull()
})
