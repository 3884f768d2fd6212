import { expect, test } from 'vitest'
import { createPaymentProvider } from './create-payment-provider.ts'

const publicUrl = 'https://qhatu.ejemplo.pe'

test.each([
  [true, false, 'test'],
  [false, false, null],
  [false, true, null],
  // Production refuses the debug tools; otherwise people could pay with test money.
  [true, true, null],
])('debug tools %s, production %s: %s', (debugTools, production, expected) => {
  expect(createPaymentProvider({ debugTools, production, publicUrl })?.name ?? null).toBe(expected)
})

test('the test provider sends the browser to our own page, with the way back as a path', async () => {
  const provider = createPaymentProvider({ debugTools: true, production: false, publicUrl })!
  const order = {
    paymentId: 7,
    description: 'Activación del chat',
    amount: 500,
    currency: 'USD',
    email: 'rosa@ejemplo.pe',
    returnUrl: `${publicUrl}/dashboard/servicios?pago=7`,
  } as const
  const [one, two] = [await provider.startCheckout(order), await provider.startCheckout(order)]
  expect(one.reference).not.toBe(two.reference)
  expect(one.url).toBe(
    `${publicUrl}/pagos/prueba/${one.reference}?volver=%2Fdashboard%2Fservicios%3Fpago%3D7`,
  )
})
