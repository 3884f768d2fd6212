import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#domain/time/durations.ts'
import { paymentCharges, paymentEvents } from '#server/db/schema/payment-events.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import { ledgerTransactions } from '#server/db/schema/ledger.table.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { StripeProvider } from '#server/platform/payments/stripe-provider.ts'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { type FakeStripe, startFakeStripe, stripeKeys, stripeSignature } from '#tests/support/fake-stripe.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { reconcilePayments } from './payment-events.service.ts'

/* Stripe's own SDK against a server that answers as its published API does. */

let stripe: FakeStripe
let app: TestApp
let company: TestActor
beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await startTestApp(
    {},
    { payments: ({ clock }) => new StripeProvider({ ...stripeKeys, apiUrl: stripe.url }, clock) },
  )
  await app.deps.db.update(settings).set({ value: 'false' }).where(eq(settings.key, 'company_premium_trial'))
})
afterAll(async () => {
  await app.close()
  stripe.close()
})
beforeEach(async () => {
  stripe.trouble.now = 'none'
  app.mails.sent.length = 0
  company = await createCompany(app)
})

/** Opens a payment of a month of premium; returns its number and the session of Stripe. */
async function buy() {
  const reply = await app.request({
    method: 'POST',
    url: '/api/companies/activate-premium',
    headers: company.headers,
  })
  expect(reply.body).toMatchObject({ success: true })
  const [row] = await app.deps.db.select().from(payments).where(eq(payments.userId, company.userId))
  return {
    id: row!.id,
    session: row!.providerReference!,
    url: (reply.body as { checkoutUrl: string }).checkoutUrl,
  }
}
const rowOf = async (id: number) => (await app.deps.db.select().from(payments).where(eq(payments.id, id)))[0]!
const chargesOf = (id: number) =>
  app.deps.db.select().from(paymentCharges).where(eq(paymentCharges.paymentId, id))
const planOf = async () =>
  (await app.deps.db.select().from(companies).where(eq(companies.id, company.id)))[0]!

const send = ({ payload, headers }: ReturnType<FakeStripe['event']>) =>
  app.request({ method: 'POST', url: '/api/payments/stripe/events', headers, payload })
async function tell(type: string, object: object): Promise<void> {
  const reply = await send(stripe.event(type, object, { at: app.clock.now() }))
  expect(reply).toMatchObject({ status: 200, body: { received: true } })
  await app.queue.drain()
}

test('a paid session gives the plan once, and its fields say what Stripe says', async () => {
  const { id, session, url } = await buy()
  expect(url).toBe(`https://checkout.stripe.com/c/pay/${session}`)
  expect(stripe.sessions.get(session)).toMatchObject({ amount: 9900, currency: 'usd' })
  stripe.pay(session)
  const event = stripe.event('checkout.session.completed', { id: session }, { at: app.clock.now() })
  expect((await send(event)).status).toBe(200)
  // Nothing is done before the reply.
  expect((await rowOf(id)).status).toBe('pending')
  expect((await send(event)).status).toBe(200)
  await app.queue.drain()
  expect((await app.deps.db.select().from(paymentEvents)).length).toBe(1)
  await tell('checkout.session.completed', { id: session })
  expect(await rowOf(id)).toMatchObject({ status: 'completed', method: 'card', failure: null, checkAt: null })
  expect((await planOf()).planExpiresAt).toEqual(new Date('2026-12-21T15:00:00Z'))
  expect(await chargesOf(id)).toMatchObject([{ amount: 9900, currency: 'USD', refunded: 0, dispute: 'none' }])
  const admin = await createAdmin(app)
  const { body } = await app.request({ url: '/api/admin/payments', headers: admin.headers })
  expect(JSON.stringify(body)).toContain(`"stripeSessionId":"${session}"`)
})

test('an event that Stripe did not sign, or changed or old, is refused and stores nothing', async () => {
  const { id, session } = await buy()
  stripe.pay(session)
  const event = stripe.event('checkout.session.completed', { id: session }, { at: app.clock.now() })
  const before = (await app.deps.db.select().from(paymentEvents)).length
  const old = new Date(app.clock.now().getTime() - 6 * MINUTE)
  for (const forged of [
    { ...event, headers: { ...event.headers, 'stripe-signature': '' } },
    { ...event, headers: { ...event.headers, 'stripe-signature': 't=1,v1=00' } },
    // The same JSON in other bytes.
    { ...event, payload: JSON.stringify(JSON.parse(event.payload)) },
    stripe.event('checkout.session.completed', { id: session }, { at: old }),
  ])
    expect(await send(forged)).toMatchObject({ status: 401, body: { code: 'signature_invalid' } })
  await app.queue.drain()
  expect((await app.deps.db.select().from(paymentEvents)).length).toBe(before)
  expect((await rowOf(id)).status).toBe('pending')
})

test.each([
  ['no data', {}],
  ['no object', { data: {} }],
  ['an object without an id', { data: { object: {} } }],
  ['an id that is none', { data: { object: { id: 7 } } }],
])('a signed event with %s is refused and stores nothing', async (_, more) => {
  const before = await app.deps.db.$count(paymentEvents)
  for (const type of ['checkout.session.completed', 'charge.dispute.created']) {
    const payload = JSON.stringify({ id: 'evt_odd', object: 'event', type, ...more })
    const headers = { 'content-type': 'application/json', ...stripeSignature(payload, app.clock.now()) }
    expect(await send({ payload, headers })).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  }
  expect(await app.deps.db.$count(paymentEvents)).toBe(before)
})

test('what Stripe keeps is an expense of its own, once, as soon as Stripe says it', async () => {
  const { id, session } = await buy()
  const charge = stripe.pay(session, { fee: null })
  await tell('checkout.session.completed', { id: session })
  const feesOf = () =>
    app.deps.db
      .select()
      .from(ledgerTransactions)
      .where(
        sql`${ledgerTransactions.paymentId} = ${id} and ${ledgerTransactions.event} = 'provider_fee_charged'`,
      )
  expect(await feesOf()).toEqual([])
  Object.assign(stripe.charges.get(charge)!, { fee: 1174, feeCurrency: 'pen' })
  await tell('charge.updated', { id: charge })
  await tell('charge.updated', { id: charge })
  expect(await feesOf()).toMatchObject([{ currency: 'PEN' }])
  expect(await chargesOf(id)).toMatchObject([{ fee: 1174, feeCurrency: 'PEN' }])
  expect((await verifyLedger(app.deps)).faults).toEqual([])
  const finance = await createAdmin(app, 'finance')
  const { body } = await app.request({ url: '/api/admin/reconciliation', headers: finance.headers })
  expect(body.fees).toContainEqual({ currency: 'PEN', amount: 1174, charges: 1 })
  await app.deps.db.update(paymentCharges).set({ fee: 1175 }).where(eq(paymentCharges.paymentId, id))
  expect((await verifyLedger(app.deps)).faults).toEqual([{ fault: 'fee-differs', count: 1, examples: [id] }])
  await app.deps.db.update(paymentCharges).set({ fee: 1174 }).where(eq(paymentCharges.paymentId, id))
})

test('an event about somebody else’s session is stored as unknown', async () => {
  await tell('checkout.session.completed', { id: 'cs_test_of_another_shop' })
  const rows = await app.deps.db.select().from(paymentEvents).where(eq(paymentEvents.outcome, 'unknown'))
  expect(rows).toHaveLength(1)
})

test('a session that is left or refused fails with its reason, and money that comes later counts', async () => {
  const left = await buy()
  stripe.expire(left.session)
  await tell('checkout.session.expired', { id: left.session })
  expect(await rowOf(left.id)).toMatchObject({ status: 'failed', failure: 'left' })
  stripe.pay(left.session)
  await tell('checkout.session.async_payment_succeeded', { id: left.session })
  expect(await rowOf(left.id)).toMatchObject({ status: 'completed', failure: null })

  company = await createCompany(app)
  const refused = await buy()
  stripe.expire(refused.session, true)
  await tell('checkout.session.expired', { id: refused.session })
  expect(await rowOf(refused.id)).toMatchObject({ status: 'failed', failure: 'refused' })
})

test('a refund in parts and a lost dispute are booked in any order of events', async () => {
  const { id, session } = await buy()
  const charge = stripe.pay(session)
  const stored = stripe.charges.get(charge)!
  stored.amount_refunded = 4000
  // The refund is told before the payment.
  await tell('charge.refunded', { id: charge })
  await tell('checkout.session.completed', { id: session })
  expect(await chargesOf(id)).toMatchObject([{ refunded: 4000 }])
  expect((await rowOf(id)).status).toBe('completed')
  stored.disputes.push('needs_response')
  await tell('charge.dispute.created', { charge })
  expect((await rowOf(id)).status).toBe('completed')
  stored.disputes[0] = 'lost'
  await tell('charge.dispute.closed', { charge })
  expect((await rowOf(id)).status).toBe('refunded')
  expect((await chargesOf(id))[0]?.reversedAt).not.toBeNull()
  const toOperator = app.mails.sent.filter(({ to }) => to === app.deps.config.operator.email)
  expect(toOperator.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Contracargo abierto'),
    expect.stringContaining('Contracargo perdido'),
  ])
})

test('money of another sum buys nothing and goes back', async () => {
  const { id, session } = await buy()
  const charge = stripe.pay(session, { amount: 100 })
  await tell('checkout.session.completed', { id: session })
  expect((await planOf()).planType).toBe('free')
  expect(await chargesOf(id)).toMatchObject([{ returned: 'wrong_amount', refunded: 100, boughtAt: null }])
  expect(stripe.charges.get(charge)?.amount_refunded).toBe(100)
})

test('a provider that is down delays the booking and loses nothing', async () => {
  const { id, session } = await buy()
  stripe.pay(session)
  stripe.trouble.now = 'error'
  const event = stripe.event('checkout.session.completed', { id: session }, { at: app.clock.now() })
  expect((await send(event)).status).toBe(200)
  await expect(app.queue.drain()).rejects.toThrow()
  expect((await rowOf(id)).status).toBe('pending')
  stripe.trouble.now = 'none'
  app.clock.advance({ minutes: 11 })
  await reconcilePayments({ ...app.deps, log: { warn: () => {} } })
  expect((await rowOf(id)).status).toBe('completed')
})

test('the page cannot be opened: nothing is charged, the payment failed', async () => {
  stripe.trouble.now = 'error'
  const reply = await app.request({
    method: 'POST',
    url: '/api/companies/activate-premium',
    headers: company.headers,
  })
  expect(reply).toMatchObject({ status: 409, body: { code: 'payment_unavailable' } })
  const [row] = await app.deps.db.select().from(payments).where(eq(payments.userId, company.userId))
  expect(row?.status).toBe('failed')
})

test('a payment that nobody tells of is asked for, and one whose process died before its page ends as left', async () => {
  const paid = await buy()
  stripe.pay(paid.session)
  const other = company
  company = await createCompany(app)
  const lost = await buy()
  await app.deps.db.update(payments).set({ providerReference: null }).where(eq(payments.id, lost.id))
  const log = { warn: () => {} }
  await reconcilePayments({ ...app.deps, log })
  expect((await rowOf(paid.id)).status).toBe('pending')
  app.clock.advance({ minutes: 11 })
  await reconcilePayments({ ...app.deps, log })
  expect((await rowOf(paid.id)).status).toBe('completed')
  expect(await rowOf(lost.id)).toMatchObject({ status: 'failed', failure: 'left' })
  company = other
  expect((await planOf()).planType).toBe('premium')
})

test('a payment that stays open is asked for with growing pauses, and ends after a week', async () => {
  const { id } = await buy()
  const log = { warn: () => {} }
  let asked = 0
  for (let hours = 0; hours < 24 * 9 && (await rowOf(id)).status === 'pending'; hours++) {
    const { checkAt } = await rowOf(id)
    app.clock.advance({ hours: 1 })
    await reconcilePayments({ ...app.deps, log })
    if ((await rowOf(id)).checkAt?.getTime() !== checkAt?.getTime()) asked++
  }
  expect(asked).toBeLessThan(20)
  expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'left', checkAt: null })
})
