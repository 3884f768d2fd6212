import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentCharges, paymentEvents } from '#server/db/schema/payment-events.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { MercadoPagoProvider } from '#server/platform/payments/mercado-pago-provider.ts'
import { createCompany } from '#tests/support/actors.ts'
import {
  type FakeMercadoPago,
  mercadoPagoKeys,
  startFakeMercadoPago,
} from '#tests/support/fake-mercado-pago.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/* Mercado Pago's own SDK against a server that answers as its published API does. */

let service: FakeMercadoPago
let app: TestApp
let provider: MercadoPagoProvider
beforeAll(async () => {
  service = await startFakeMercadoPago()
  app = await startTestApp(
    {},
    {
      payments: ({ clock }) => {
        provider = new MercadoPagoProvider(mercadoPagoKeys, { publicUrl: 'https://qhatu.pe', clock })
        return provider
      },
    },
  )
})
afterAll(async () => {
  await app.close()
  service.close()
})

/** A payment of S/ 350.00 with its page at Mercado Pago. */
async function open() {
  const company = await createCompany(app)
  const key = randomUUID()
  const { reference, url } = await provider.checkout({
    key,
    description: 'Plan Premium para empresas, 1 mes',
    amount: 35_000,
    currency: 'PEN',
    email: company.email,
    openedAt: app.clock.now(),
    returnUrl: 'https://qhatu.pe/pagos/1',
  })
  const [row] = await app.deps.db
    .insert(payments)
    .values({
      userId: company.userId,
      product: 'company_premium',
      amount: 35_000,
      currency: 'PEN',
      status: 'pending',
      provider: 'mercadopago',
      providerReference: reference,
      checkoutKey: key,
      createdAt: app.clock.now(),
    })
    .returning({ id: payments.id })
  return { company, id: row!.id, preference: reference, url }
}
const rowOf = async (id: number) => (await app.deps.db.select().from(payments).where(eq(payments.id, id)))[0]!
const chargesOf = (id: number) =>
  app.deps.db.select().from(paymentCharges).where(eq(paymentCharges.paymentId, id)).orderBy(paymentCharges.id)
const send = ({ url, headers, payload }: ReturnType<FakeMercadoPago['notification']>) =>
  app.request({ method: 'POST', url, headers, payload })
async function tell(type: string, id: string | number): Promise<void> {
  expect(await send(service.notification(type, id))).toMatchObject({ status: 200 })
  await app.queue.drain()
}

test('a payment with Yape gives the plan once, also while the search does not know it', async () => {
  const { company, id, preference, url } = await open()
  expect(url).toContain(preference)
  expect(service.preferences.get(preference)).toMatchObject({
    items: [{ unit_price: 350, currency_id: 'PEN', quantity: 1 }],
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }] },
  })
  const paid = service.pay(preference)
  service.lag.isOn = true
  await tell('payment', paid.id)
  service.lag.isOn = false
  await tell('payment', paid.id)
  expect(await rowOf(id)).toMatchObject({ status: 'completed', method: 'yape' })
  expect(await chargesOf(id)).toMatchObject([{ fee: 1469, feeCurrency: 'PEN' }])
  const [row] = await app.deps.db.select().from(companies).where(eq(companies.id, company.id))
  expect(row?.planExpiresAt).toEqual(new Date('2026-12-21T15:00:00Z'))
})

test('a notification with a wrong signature is refused, and a replayed one is stored once', async () => {
  const { preference } = await open()
  const { id } = service.pay(preference)
  const right = service.notification('payment', id)
  const refused = { status: 401, body: { code: 'signature_invalid' } }
  expect(await send({ ...right, headers: { ...right.headers, 'x-signature': 'ts=1,v1=00' } })).toMatchObject(
    refused,
  )
  expect(await send({ ...right, url: right.url.replace(String(id), String(id + 1)) })).toMatchObject(refused)
  const stored = async () => (await app.deps.db.select().from(paymentEvents)).length
  const before = await stored()
  await send(right)
  // The body is not signed: another number in it makes no other event.
  await send({ ...right, payload: { ...right.payload, id: 7 } })
  expect(await stored()).toBe(before + 1)
})

test('a page that is paid twice delivers once, and the second payment goes back', async () => {
  const { id, preference } = await open()
  const [one, two] = [service.pay(preference), service.pay(preference, { payment_method_id: 'visa' })]
  await tell('payment', two.id)
  await tell('payment', one.id)
  const charges = await chargesOf(id)
  expect(charges.filter(({ boughtAt }) => boughtAt !== null)).toHaveLength(1)
  expect(charges.filter(({ returned }) => returned === 'paid_twice')).toMatchObject([{ refunded: 35_000 }])
  expect([one, two].map(({ status }) => status).toSorted()).toEqual(['approved', 'refunded'])
})

test('a refused card fails the payment until another one pays', async () => {
  const { id, preference } = await open()
  const refused = service.pay(preference, { status: 'rejected', status_detail: 'cc_rejected_other_reason' })
  await tell('payment', refused.id)
  expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'refused' })
  const paid = service.pay(preference, { payment_method_id: 'visa', payment_type_id: 'credit_card' })
  await tell('payment', paid.id)
  expect(await rowOf(id)).toMatchObject({ status: 'completed', failure: null, method: 'card' })
})

test('a chargeback that the bank settles is money that is gone', async () => {
  const { id, preference } = await open()
  const paid = service.pay(preference)
  await tell('payment', paid.id)
  Object.assign(paid, { status: 'charged_back', status_detail: 'in_process' })
  await tell('topic_chargebacks_wh', service.chargeBack(paid.id))
  expect((await chargesOf(id))[0]).toMatchObject({ dispute: 'open' })
  Object.assign(paid, { status_detail: 'settled' })
  await tell('payment', paid.id)
  expect((await rowOf(id)).status).toBe('refunded')
})

test('a page that nobody used ends as left', async () => {
  const { id, preference } = await open()
  const lookup = async () =>
    provider.lookup({ kind: 'checkout', reference: preference, key: (await rowOf(id)).checkoutKey })
  expect(await lookup()).toMatchObject({ page: 'open' })
  app.clock.advance({ hours: 25 })
  expect(await lookup()).toMatchObject({ page: 'left', charges: [] })
})
