import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { completePayment, openPayment } from '#server/features/plans/payments/payments.service.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { premiumJob, standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const post = (who: TestActor, url: string, payload: object) =>
  app.request({ method: 'POST', url, payload, headers: who.headers })
const publish = (who: TestActor) => post(who, '/api/jobs/create-premium', premiumJob)
const setStatus = (who: TestActor, id: number, status: string) =>
  app.request({ method: 'PATCH', url: `/api/jobs/${id}/status`, headers: who.headers, payload: { status } })
const use = async (who: TestActor) => {
  const { body } = await app.request({ url: '/api/me/company', headers: who.headers })
  return { used: body.jobsUsed, credits: body.jobCredits, may: body.canPublishPremium, full: body.fullKinds }
}
const payFor = (who: TestActor, product: 'premium_job' | 'company_premium' = 'premium_job') =>
  transaction(app.deps, async (tx) => {
    const order = { userId: who.userId, product, amount: 7500, provider: 'test' } as const
    const id = await openPayment(app.deps, tx, order)
    await completePayment(app.deps, tx, id)
    return id
  })

test('a paid premium ad is one ad of a company without a plan, which keeps its standard one', async () => {
  const company = await createCompany(app)
  expect((await publish(company)).body.code).toBe('premium_required')
  const payment = await payFor(company)
  expect(await use(company)).toEqual({ used: 0, credits: 1, may: true, full: [] })
  const { status, body } = await publish(company)
  expect(status).toBe(201)
  expect(await use(company)).toMatchObject({ used: 0, credits: 0, may: false })
  const [row] = await app.deps.db.select().from(payments).where(eq(payments.id, payment))
  expect(row).toMatchObject({ jobId: body.job.id, usedAt: app.clock.now(), paidUntil: null, refundDue: null })
  expect((await post(company, '/api/jobs', standardJob)).status).toBe(201)
  expect((await publish(company)).body.code).toBe('premium_required')
  const list = await app.request({ url: '/api/payments', headers: company.headers })
  expect(list.body[0]).toMatchObject({ id: payment, jobTitle: premiumJob.title })
})

test('the ad is closed and opened again without another payment', async () => {
  const company = await createCompany(app)
  await payFor(company)
  const { body } = await publish(company)
  for (const status of ['archived', 'active', 'archived', 'active'])
    expect((await setStatus(company, body.job.id, status)).status).toBe(200)
  expect(await use(company)).toMatchObject({ used: 0, credits: 0 })
})

test('one paid ad is one ad, also when four are published at once', async () => {
  const company = await createCompany(app)
  await payFor(company)
  const replies = await Promise.all([1, 2, 3, 4].map(() => publish(company)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403, 403])
})

test('an ad that is refused keeps the payment', async () => {
  const company = await createCompany(app)
  await payFor(company)
  expect((await post(company, '/api/jobs/create-premium', { ...premiumJob, title: '' })).status).toBe(400)
  expect(await use(company)).toMatchObject({ credits: 1 })
})

test('a plan with room comes first, and the paid ad follows it', async () => {
  const company = await createCompany(app)
  await post(company, '/api/companies/activate-premium', {})
  await payFor(company)
  expect((await publish(company)).status).toBe(201)
  expect(await use(company)).toEqual({ used: 1, credits: 1, may: true, full: [] })
  expect((await publish(company)).status).toBe(201)
  expect(await use(company)).toEqual({ used: 1, credits: 0, may: true, full: ['premium'] })
  expect((await publish(company)).body.code).toBe('plan_limit_reached')
})

test('a standard ad never uses one', async () => {
  const company = await createCompany(app)
  await payFor(company)
  await post(company, '/api/jobs', standardJob)
  expect((await post(company, '/api/jobs', standardJob)).body.code).toBe('plan_limit_reached')
  expect(await use(company)).toMatchObject({ used: 1, credits: 1 })
})

test('a payment that is pending, or was given back, is no ad', async () => {
  const company = await createCompany(app)
  await transaction(app.deps, (tx) =>
    openPayment(app.deps, tx, {
      userId: company.userId,
      product: 'premium_job',
      amount: 7500,
      provider: 'test',
    }),
  )
  const paid = await payFor(company)
  await app.deps.db.update(payments).set({ status: 'refunded' }).where(eq(payments.id, paid))
  expect(await use(company)).toMatchObject({ credits: 0, may: false })
})

test('it is for companies whose plan does not include it', async () => {
  const company = await createCompany(app)
  await payFor(company, 'company_premium')
  const refused = await post(company, '/api/purchases', { product: 'premium_job' })
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'nothing_to_buy',
    'Tu plan ya incluye empleos premium sin límite.',
  ])
  const other = await createProfessional(app, { planType: 'premium' })
  expect((await post(other, '/api/purchases', { product: 'premium_job' })).body.code).toBe('wrong_user_type')
  await app.deps.db.update(companies).set({ planType: 'free' }).where(eq(companies.id, company.id))
  const unpayable = await post(company, '/api/purchases', { product: 'premium_job' })
  expect(unpayable.body.code).toBe('payment_unavailable')
})

test('the receipt says that one ad was paid', async () => {
  const company = await createCompany(app)
  await payFor(company)
  await app.queue.drain()
  const mail = app.mails.last(company.email)
  expect(mail.subject).toMatch(/^Tu empleo premium está pagado: recibo R-\d{6}$/)
  expect(mail.text).toContain('$75.00 USD')
  expect(mail.text).toContain('Vale para un solo aviso')
})
