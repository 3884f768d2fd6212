import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { findReceipt } from '#server/features/plans/documents/documents.queries.ts'
import { completePayment, failPayment, openPayment } from './payments.service.ts'
import type { SoldProduct } from './plan-products.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.mails.sent.length = 0
})

type Bought = { product: SoldProduct; serviceId?: number }
const open = (who: TestActor, bought: Bought) =>
  transaction(app.deps, (tx) =>
    openPayment(app.deps, tx, { userId: who.userId, amount: 9900, provider: 'test', ...bought }),
  )
const complete = (id: number) => transaction(app.deps, (tx) => completePayment(app.deps, tx, id))
const fail = (id: number) => transaction(app.deps, (tx) => failPayment(tx, id))
const rowOf = async (id: number) => (await app.deps.db.select().from(payments).where(eq(payments.id, id)))[0]!
const companyOf = async ({ id }: TestActor) =>
  (await app.deps.db.select().from(companies).where(eq(companies.id, id)))[0]!
const mailsTo = async (address: string) => {
  await app.queue.drain()
  return app.mails.sent.filter(({ to }) => to === address).map(({ subject }) => subject)
}

test('money that comes after the provider said that it failed counts, and nothing takes it back', async () => {
  const company = await createCompany(app)
  const id = await open(company, { product: 'company_premium' })
  await fail(id)
  await complete(id)
  await fail(id)
  await complete(id)
  expect(await rowOf(id)).toMatchObject({ status: 'completed', refundDue: null })
  expect(await companyOf(company)).toMatchObject({
    planType: 'premium',
    planExpiresAt: new Date('2026-12-21T15:00:00Z'),
  })
})

test('what was given back stays so', async () => {
  const id = await open(await createCompany(app), { product: 'company_premium' })
  await complete(id)
  await app.deps.db.update(payments).set({ status: 'refunded' }).where(eq(payments.id, id))
  await complete(id)
  expect((await rowOf(id)).status).toBe('refunded')
})

test('two payments of one account that come at once are two months', async () => {
  const company = await createCompany(app)
  const both = [
    await open(company, { product: 'company_premium' }),
    await open(company, { product: 'company_premium' }),
  ]
  await Promise.all(both.map(complete))
  expect((await companyOf(company)).planExpiresAt).toEqual(new Date('2027-01-21T15:00:00Z'))
})

test('a plan whose grace ended while the payment page was open starts a new term', async () => {
  const company = await createCompany(app, {
    planType: 'premium',
    planExpiresAt: new Date('2026-11-18T14:00:00Z'),
  })
  await complete(await open(company, { product: 'company_premium' }))
  expect((await companyOf(company)).planExpiresAt).toEqual(new Date('2026-12-21T15:00:00Z'))
})

async function refunded(id: number, refundDue: string) {
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'completed', refundDue, paidUntil: null })
  expect(await findReceipt(app.deps.db, id)).toMatchObject({ series: 'R', total: 9900, igv: 1510 })
  expect(await mailsTo('hola@qhatu.pe')).toEqual([expect.stringContaining('Pago por devolver')])
}

test('a payment of an account that is gone is booked and marked to be given back', async () => {
  for (const [who, product] of [
    [await createCompany(app), 'company_premium'],
    [await createProfessional(app), 'professional_premium'],
  ] as const) {
    app.mails.sent.length = 0
    const id = await open(who, { product })
    await app.deps.db.delete(users).where(eq(users.id, who.userId))
    await complete(id)
    await refunded(id, 'account_gone')
  }
})

test('a payment for the chat of a deleted service is refunded, and its owner is notified', async () => {
  const seller = await createProfessional(app, { planType: 'premium' })
  const serviceId = await createService(app, seller)
  const id = await open(seller, { product: 'chat_activation', serviceId })
  await app.deps.db.delete(services).where(eq(services.id, serviceId))
  await complete(id)
  await refunded(id, 'service_gone')
  expect(await mailsTo(seller.email)).toEqual([expect.stringContaining('Te devolveremos tu pago')])
  const [own] = (await app.request({ url: '/api/payments', headers: seller.headers })).body
  expect(own).toMatchObject({ status: 'completed', refundDue: true })
})

test('a plan without an end, or a better one, is not cut to a month', async () => {
  const enterprise = await createCompany(app, {
    planType: 'enterprise',
    planExpiresAt: new Date('2028-01-01T15:00:00Z'),
  })
  const id = await open(enterprise, { product: 'company_premium' })
  await complete(id)
  await refunded(id, 'nothing_to_add')
  expect((await companyOf(enterprise)).planType).toBe('enterprise')

  app.mails.sent.length = 0
  const premium = await createProfessional(app, { planType: 'premium' })
  const other = await open(premium, { product: 'professional_premium' })
  await complete(other)
  await refunded(other, 'nothing_to_add')
  const [row] = await app.deps.db.select().from(professionals).where(eq(professionals.id, premium.id))
  expect(row?.planExpiresAt).toBeNull()
})
