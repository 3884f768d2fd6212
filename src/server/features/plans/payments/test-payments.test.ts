import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestOutcome } from '#contracts/plans/plans-vocabulary.ts'
import { paymentCharges, paymentEvents } from '#server/db/schema/payment-events.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import { TestPaymentProvider } from '#server/platform/payments/test-provider.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let reference: string
beforeAll(async () => {
  app = await startTestApp({}, { payments: ({ db }) => new TestPaymentProvider('http://localhost:3000', db) })
  await app.deps.db.update(settings).set({ value: 'false' }).where(eq(settings.key, 'company_premium_trial'))
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  company = await createCompany(app)
  const { body } = await app.request({
    method: 'POST',
    url: '/api/companies/activate-premium',
    headers: company.headers,
  })
  reference = /prueba\/([\w-]+)/.exec((body as { checkoutUrl: string }).checkoutUrl)![1]!
})

async function settle(outcome: TestOutcome) {
  const { body } = await app.request({
    method: 'POST',
    url: `/api/test-payments/${reference}`,
    headers: company.headers,
    payload: { outcome },
  })
  await app.queue.drain()
  return body
}
const planOf = async () =>
  (await app.deps.db.select().from(companies).where(eq(companies.id, company.id)))[0]!
const mailsTo = (address: string) =>
  app.mails.sent.filter(({ to }) => to === address).map(({ subject }) => subject)

test.each([
  ['completed', 'completed', null, 'premium'],
  ['failed', 'failed', 'refused', 'free'],
  ['left', 'failed', 'left', 'free'],
  ['paid_twice', 'completed', null, 'premium'],
  ['paid_late', 'completed', null, 'premium'],
] as const)('the outcome %s ends as %s', async (outcome, status, failure, planType) => {
  expect(await settle(outcome)).toMatchObject({ status, failure, method: 'Modo de prueba' })
  expect((await planOf()).planType).toBe(planType)
})

test('a payment that is made twice is one month; the second goes back and the payer is told', async () => {
  await settle('paid_twice')
  expect((await planOf()).planExpiresAt).toEqual(new Date('2026-12-21T15:00:00Z'))
  const charges = await app.deps.db.select().from(paymentCharges).orderBy(paymentCharges.id)
  expect(charges.slice(-2)).toMatchObject([
    { returned: null, refunded: 0 },
    { returned: 'paid_twice', refunded: 9900, boughtAt: null },
  ])
  expect(mailsTo(company.email)).toContainEqual(expect.stringContaining('Te devolvemos un pago'))
})

test('what comes after a payment: a part goes back, then all of it, or the bank takes it', async () => {
  await settle('completed')
  expect(await settle('refunded_part')).toMatchObject({ status: 'completed' })
  expect(await settle('refunded')).toMatchObject({ status: 'refunded' })
  // There is nothing left that a bank could take.
  expect(await settle('charged_back')).toMatchObject({ status: 'refunded' })
  expect(mailsTo(app.deps.config.operator.email)).toEqual([])
})

test('a payment that a bank takes back is refunded, and the operator hears of both steps', async () => {
  await settle('completed')
  expect(await settle('charged_back')).toMatchObject({ status: 'refunded' })
  expect(mailsTo(app.deps.config.operator.email)).toHaveLength(2)
})

test('every event is told twice and stored once', async () => {
  const before = (await app.deps.db.select().from(paymentEvents)).length
  await settle('completed')
  expect((await app.deps.db.select().from(paymentEvents)).length).toBe(before + 1)
})

test('money for something that cannot be delivered goes back by itself', async () => {
  await app.deps.db
    .update(companies)
    .set({ planType: 'enterprise', planExpiresAt: null })
    .where(eq(companies.id, company.id))
  expect(await settle('completed')).toMatchObject({ status: 'completed', refundDue: true })
  const charge = (await app.deps.db.select().from(paymentCharges).orderBy(paymentCharges.id)).at(-1)
  expect(charge).toMatchObject({ refunded: 9900, returned: null })
  const { body } = await app.request({ url: '/api/payments', headers: company.headers })
  expect(body).toMatchObject([{ status: 'refunded', refundDue: false }])
})

test('nobody else can settle it', async () => {
  const other = await createCompany(app)
  const reply = await app.request({
    method: 'POST',
    url: `/api/test-payments/${reference}`,
    headers: other.headers,
    payload: { outcome: 'completed' },
  })
  expect(reply.status).toBe(404)
})
