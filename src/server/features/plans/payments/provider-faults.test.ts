import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentCharges, paymentEvents } from '#server/db/schema/payment-events.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { MercadoPagoProvider } from '#server/platform/payments/mercado-pago-provider.ts'
import { StripeProvider } from '#server/platform/payments/stripe-provider.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import {
  type FakeMercadoPago,
  mercadoPagoKeys,
  startFakeMercadoPago,
} from '#tests/support/fake-mercado-pago.ts'
import { type FakeStripe, startFakeStripe, stripeKeys } from '#tests/support/fake-stripe.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { reconcilePayments } from './payment-events.service.ts'

/* What providers do that they should not. Whatever it is, the ledger agrees with the payments afterwards. */

/** In milliseconds. */
const replyWithin = 5000
const timeout = 300

let app: TestApp
const rowOf = async (id: number) => (await app.deps.db.select().from(payments).where(eq(payments.id, id)))[0]!
const chargesOf = (id: number) =>
  app.deps.db.select().from(paymentCharges).where(eq(paymentCharges.paymentId, id))
const planOf = async ({ id }: TestActor) =>
  (await app.deps.db.select().from(companies).where(eq(companies.id, id)))[0]!.planType
const outcomes = async () => (await app.deps.db.select().from(paymentEvents)).map(({ outcome }) => outcome)
const reconcile = async () => {
  app.clock.advance({ minutes: 11 })
  await reconcilePayments({ ...app.deps, log: { warn: () => {} } })
}
async function timed<T>(work: Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work
  expect(performance.now() - started).toBeLessThan(replyWithin)
  return result
}
/** The task of the event fails, and will be tried again. */
const failToBook = () => expect(app.queue.drain()).rejects.toThrow()

afterEach(async () => {
  expect((await verifyLedger(app.deps)).faults).toEqual([])
})

describe('Stripe', () => {
  let stripe: FakeStripe
  let company: TestActor
  beforeAll(async () => {
    stripe = await startFakeStripe()
    app = await startTestApp(
      {},
      { payments: ({ clock }) => new StripeProvider({ ...stripeKeys, apiUrl: stripe.url }, clock, timeout) },
    )
  })
  afterAll(async () => {
    await app.close()
    stripe.close()
  })
  beforeEach(async () => {
    stripe.trouble.now = 'none'
    company = await createCompany(app)
  })

  const ask = (payload: object = {}) =>
    app.request({
      method: 'POST',
      url: '/api/purchases',
      headers: company.headers,
      payload: { product: 'premium_month', ...payload },
    })
  async function open(payload: object = {}) {
    expect((await ask(payload)).status).toBe(200)
    const [row] = await app.deps.db.select().from(payments).where(eq(payments.userId, company.userId))
    return { id: row!.id, session: row!.providerReference! }
  }
  const send = (type: string, object: object) => {
    const { payload, headers } = stripe.event(type, object, { at: app.clock.now() })
    return app.request({ method: 'POST', url: '/api/payments/stripe/events', headers, payload })
  }
  const paid = (session: string) => send('checkout.session.completed', { id: session })

  test.each(['hang', 'error'] as const)(
    'that does not answer (%s) gets its reply at once, and is asked again',
    async (trouble) => {
      const { id, session } = await open()
      stripe.pay(session)
      stripe.trouble.now = trouble
      expect(await timed(paid(session))).toMatchObject({ status: 200, body: { received: true } })
      await failToBook()
      expect(await rowOf(id)).toMatchObject({ status: 'pending' })
      expect(await planOf(company)).toBe('free')
      stripe.trouble.now = 'none'
      await reconcile()
      expect(await rowOf(id)).toMatchObject({ status: 'completed' })
      expect(await planOf(company)).toBe('premium')
    },
  )

  test.each(['hang', 'error'] as const)('that opens no page (%s) has the person told', async (trouble) => {
    stripe.trouble.now = trouble
    expect(await timed(ask())).toMatchObject({
      status: 409,
      body: {
        code: 'payment_unavailable',
        message: 'No pudimos abrir la página de pago. No se cobró nada; inténtalo en unos minutos.',
      },
    })
  })

  test('that takes another currency than was agreed gets it back', async () => {
    const { id, session } = await open()
    const charge = stripe.pay(session, { currency: 'pen' })
    await paid(session)
    await app.queue.drain()
    expect(await planOf(company)).toBe('free')
    expect(await chargesOf(id)).toMatchObject([
      { returned: 'wrong_currency', currency: 'PEN', refunded: 9900 },
    ])
    expect(stripe.charges.get(charge)?.amount_refunded).toBe(9900)
  })

  test.each([-9900, 0, 99.001])('that says that %d cents were paid is not believed', async (amount) => {
    const { id, session } = await open()
    const charge = stripe.pay(session, { amount })
    await paid(session)
    await failToBook()
    expect([await chargesOf(id), await planOf(company)]).toEqual([[], 'free'])
    stripe.charges.get(charge)!.amount = 9900
    await reconcile()
    expect(await planOf(company)).toBe('premium')
  })

  test('that gives back more than was paid, or a negative sum, is not believed', async () => {
    const { id, session } = await open()
    const charge = stripe.charges.get(stripe.pay(session))!
    await paid(session)
    await app.queue.drain()
    for (const refunded of [9901, -1]) {
      charge.amount_refunded = refunded
      await send('charge.refunded', { id: charge.id })
      await failToBook()
      expect(await chargesOf(id)).toMatchObject([{ amount: 9900, refunded: 0 }])
      // The tasks that failed find this when they are tried again.
      charge.amount_refunded = 0
      await app.queue.drain()
    }
    expect(await rowOf(id)).toMatchObject({ status: 'completed' })
  })

  test('that changes the sum of a charge afterwards changes nothing', async () => {
    const { id, session } = await open()
    const charge = stripe.charges.get(stripe.pay(session))!
    await paid(session)
    await app.queue.drain()
    Object.assign(charge, { amount: 100, currency: 'pen' })
    await send('charge.refunded', { id: charge.id })
    await app.queue.drain()
    expect(await chargesOf(id)).toMatchObject([{ amount: 9900, currency: 'USD', refunded: 0 }])
    expect(await rowOf(id)).toMatchObject({ status: 'completed', amount: 9900 })
  })

  test('takes the price that was agreed, whatever the buyer sends and the price becomes', async () => {
    const { id, session } = await open({ amount: 1, currency: 'PEN', months: -1 })
    expect(stripe.sessions.get(session)).toMatchObject({ amount: 9900, currency: 'usd' })
    const price = (value: string) =>
      app.deps.db.update(settings).set({ value }).where(eq(settings.key, 'company_premium_price'))
    await price('120')
    stripe.pay(session)
    await paid(session)
    await app.queue.drain()
    await price('99')
    expect(await rowOf(id)).toMatchObject({ status: 'completed', amount: 9900 })
  })

  test('whose charge belongs to another shop of the account is told so and books nothing', async () => {
    const before = (await outcomes()).length
    const { id, session } = await open()
    stripe.sessions.get(session)!.client_reference_id = randomUUID()
    stripe.pay(session)
    await paid(session)
    await send('charge.refunded', { id: 'ch_of_nobody' })
    await app.queue.drain()
    expect((await outcomes()).slice(before)).toEqual(['unknown', 'unknown'])
    expect([await chargesOf(id), await planOf(company)]).toEqual([[], 'free'])
  })
})

describe('Mercado Pago', () => {
  let service: FakeMercadoPago
  let provider: MercadoPagoProvider
  beforeAll(async () => {
    service = await startFakeMercadoPago()
    app = await startTestApp(
      {},
      {
        payments: ({ clock }) => {
          provider = new MercadoPagoProvider(mercadoPagoKeys, {
            publicUrl: 'https://qhatu.pe',
            clock,
            timeout,
          })
          return provider
        },
      },
    )
  })
  afterAll(async () => {
    await app.close()
    service.close()
  })
  beforeEach(() => {
    service.trouble.now = 'none'
  })

  const pageOf = (email: string, key: string) =>
    provider.checkout({
      key,
      description: 'Plan Premium para empresas, 1 mes',
      amount: 35_010,
      currency: 'PEN',
      email,
      openedAt: app.clock.now(),
      returnUrl: 'https://qhatu.pe/pagos/1',
    })
  /** Prices are in dollars, so the page of a price in soles is opened here. */
  async function open() {
    const company = await createCompany(app)
    const key = randomUUID()
    const { reference: preference } = await pageOf(company.email, key)
    const [row] = await app.deps.db
      .insert(payments)
      .values({
        userId: company.userId,
        product: 'company_premium',
        amount: 35_010,
        currency: 'PEN',
        status: 'pending',
        provider: 'mercadopago',
        providerReference: preference,
        checkoutKey: key,
        checkAt: app.clock.now(),
        createdAt: app.clock.now(),
      })
      .returning({ id: payments.id })
    return { company, id: row!.id, preference }
  }
  const send = (id: number) => {
    const { url, headers, payload } = service.notification('payment', id)
    return app.request({ method: 'POST', url, headers, payload })
  }

  test.each(['hang', 'error'] as const)(
    'that does not answer (%s) gets its reply at once, and is asked again',
    async (trouble) => {
      const { company, id, preference } = await open()
      const paid = service.pay(preference)
      service.trouble.now = trouble
      expect(await timed(send(paid.id))).toMatchObject({ status: 200, body: { received: true } })
      await failToBook()
      await expect(timed(pageOf(company.email, randomUUID()))).rejects.toThrow()
      expect(await rowOf(id)).toMatchObject({ status: 'pending' })
      service.trouble.now = 'none'
      await reconcile()
      expect(await rowOf(id)).toMatchObject({ status: 'completed' })
      expect(await planOf(company)).toBe('premium')
    },
  )

  test.each([-350.1, 0, 0.001, 350.101])('that says that %d soles were paid is not believed', async (sum) => {
    const { company, id, preference } = await open()
    const paid = service.pay(preference, { transaction_amount: sum })
    await send(paid.id)
    await failToBook()
    expect([await chargesOf(id), await planOf(company)]).toEqual([[], 'free'])
    paid.transaction_amount = 350.1
    await reconcile()
    expect(await planOf(company)).toBe('premium')
  })

  test('whose payment is not one of ours is told so and books nothing', async () => {
    const { id, preference } = await open()
    const before = (await outcomes()).length
    const paid = service.pay(preference)
    paid.external_reference = randomUUID()
    await send(paid.id)
    await send(1)
    await app.queue.drain()
    expect((await outcomes()).slice(before)).toEqual(['unknown', 'unknown'])
    expect(await chargesOf(id)).toEqual([])
  })
})
