import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import { TestPaymentProvider } from '#server/platform/payments/test-provider.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let checkoutUrl: string | undefined
beforeAll(async () => {
  app = await startTestApp({}, { payments: ({ db }) => new TestPaymentProvider('http://localhost:3000', db) })
})
afterAll(() => app.close())

async function buy(who: TestActor, product: unknown) {
  const answer = await app.request({
    method: 'POST',
    url: '/api/purchases',
    headers: who.headers,
    payload: { product },
  })
  checkoutUrl = answer.body.checkoutUrl
  return answer
}
async function pay(who: TestActor) {
  await app.request({
    method: 'POST',
    url: `/api/test-payments/${new URL(checkoutUrl!).pathname.split('/').at(-1)}`,
    headers: who.headers,
    payload: { outcome: 'completed' },
  })
  await app.queue.drain()
}
const countPayments = () => app.deps.db.$count(payments)
const companyOf = async ({ id }: TestActor) =>
  (await app.deps.db.select().from(companies).where(eq(companies.id, id)))[0]
const professionalOf = async ({ id }: TestActor) =>
  (await app.deps.db.select().from(professionals).where(eq(professionals.id, id)))[0]

test('a running plan is extended at its end, and again', async () => {
  const company = await createCompany(app, {
    planType: 'premium',
    planExpiresAt: new Date('2026-12-31T15:00:00Z'),
  })
  for (const end of ['2027-01-31T15:00:00Z', '2027-02-28T15:00:00Z']) {
    const { status, body } = await buy(company, 'premium_month')
    expect([status, body.checkoutUrl]).toEqual([200, expect.stringContaining('/pagos/prueba/')])
    await pay(company)
    expect(await companyOf(company)).toMatchObject({ planType: 'premium', planExpiresAt: new Date(end) })
  }
})

test('the launch offer becomes premium when the month is paid, and nothing of it is lost', async () => {
  const company = await createCompany(app)
  await app.request({ method: 'POST', url: '/api/companies/activate-premium', headers: company.headers })
  await buy(company, 'premium_month')
  expect((await companyOf(company))?.planType).toBe('premium_temporal')
  await pay(company)
  expect(await companyOf(company)).toMatchObject({
    planType: 'premium',
    planExpiresAt: new Date('2027-03-21T15:00:00Z'),
  })
  const me = await app.request({ url: '/api/me/company', headers: company.headers })
  expect(me.body).toMatchObject({ planType: 'premium', jobsLimit: null, trialAvailable: false })
})

test('activating an active plan still buys nothing', async () => {
  const professional = await createProfessional(app, {
    planType: 'premium',
    planExpiresAt: new Date('2026-12-31T15:00:00Z'),
  })
  const { body } = await app.request({
    method: 'POST',
    url: '/api/professionals/activate-premium',
    headers: professional.headers,
  })
  expect(body).toEqual({ success: true, message: 'Tu Plan Profesional ya está activo.' })
})

test('a plan without an end, or by contract, is not sold, and each account buys its own products', async () => {
  const before = await countPayments()
  const endless = await createProfessional(app, { planType: 'premium' })
  const enterprise = await createCompany(app, {
    planType: 'enterprise',
    planExpiresAt: new Date('2028-01-01T15:00:00Z'),
  })
  for (const refused of [await buy(endless, 'premium_month'), await buy(enterprise, 'premium_month')])
    expect([refused.status, refused.body.code]).toEqual([409, 'nothing_to_buy'])
  expect((await buy(endless, 'premium_job')).body.code).toBe('wrong_user_type')
  for (const bad of ['company_premium', '', null, 7]) {
    const refused = await buy(enterprise, bad)
    expect([refused.status, refused.body.fields]).toEqual([400, { product: 'Elige qué quieres comprar' }])
  }
  expect(await countPayments()).toBe(before)
})

test('a month that costs nothing is given at once', async () => {
  await app.deps.db.update(settings).set({ value: '0' }).where(eq(settings.key, 'professional_premium_price'))
  const professional = await createProfessional(app, {
    planType: 'premium',
    planExpiresAt: new Date('2026-12-01T15:00:00Z'),
  })
  const { body } = await buy(professional, 'premium_month')
  expect(body).toEqual({ success: true, message: 'Tu plan tiene un mes más.' })
  expect((await professionalOf(professional))?.planExpiresAt).toEqual(new Date('2027-01-01T15:00:00Z'))
})

test('two tabs and a double press get one payment page, and so pay once', async () => {
  const company = await createCompany(app, {
    planType: 'premium',
    planExpiresAt: new Date('2026-12-31T15:00:00Z'),
  })
  const before = await countPayments()
  const answers = await Promise.all([1, 2, 3].map(() => buy(company, 'premium_month')))
  expect(new Set(answers.map(({ body }) => body.checkoutUrl)).size).toBe(1)
  expect(await countPayments()).toBe(before + 1)
  // Another thing is another payment, and so is the same thing once this one is paid, or an hour later.
  await pay(company)
  const [first] = [await buy(company, 'premium_month')]
  app.clock.advance({ hours: 1 })
  const second = await buy(company, 'premium_month')
  expect(second.body.checkoutUrl).not.toBe(first.body.checkoutUrl)
  expect(await countPayments()).toBe(before + 3)
})

test('the page afterwards knows where the person goes on, which is a page of ours', async () => {
  const professional = await createProfessional(app, {
    planType: 'premium',
    planExpiresAt: new Date('2026-12-31T15:00:00Z'),
  })
  await app.deps.db.update(settings).set({ value: '5' }).where(eq(settings.key, 'professional_premium_price'))
  const buyWith = (returnTo: unknown) =>
    app.request({
      method: 'POST',
      url: '/api/purchases',
      headers: professional.headers,
      payload: { product: 'premium_month', returnTo },
    })
  for (const bad of ['https://otro.pe', '//otro.pe', '/\\\\otro.pe', 'x', '', 7, `/${'x'.repeat(500)}`])
    expect([bad, (await buyWith(bad)).status]).toEqual([bad, 400])
  for (const returnTo of ['/dashboard/servicios', '/dashboard/mensajes?servicio=7']) {
    await buyWith(returnTo)
    const { id } = (await app.request({ url: '/api/payments', headers: professional.headers })).body[0]!
    const { body } = await app.request({ url: `/api/payments/${id}`, headers: professional.headers })
    expect(body).toMatchObject({
      returnTo,
      refunded: 0,
      dispute: 'none',
      paidTwice: false,
      status: 'pending',
    })
  }
})
