import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestOutcome } from '#contracts/plans/plans-vocabulary.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { TestPaymentProvider } from '#server/platform/payments/test-provider.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { payments: ({ db }) => new TestPaymentProvider('http://localhost:3000', db) })
})
afterAll(() => app.close())
beforeEach(() => {
  app.mails.sent.length = 0
})

const post = <Url extends string>(who: TestActor, url: Url, payload: object = {}) =>
  app.request({ method: 'POST', url, headers: who.headers, payload })
/** Opens a payment and lets these things happen to it. */
async function pay(
  who: TestActor,
  url: string,
  payload: object,
  ...outcomes: TestOutcome[]
): Promise<string> {
  const { checkoutUrl } = (await post(who, url, payload)).body as { checkoutUrl: string }
  const { pathname } = new URL(checkoutUrl)
  await settle(who, pathname, ...outcomes)
  return pathname
}
async function settle(who: TestActor, pathname: string, ...outcomes: TestOutcome[]): Promise<void> {
  for (const outcome of outcomes)
    await post(who, `/api/test-payments/${pathname.split('/').at(-1)}`, { outcome })
  await app.queue.drain()
}
const month = ['/api/purchases', { product: 'premium_month' }] as const
const companyOf = async ({ id }: TestActor) =>
  (await app.deps.db.select().from(companies).where(eq(companies.id, id)))[0]
const newsOf = ({ email }: TestActor) =>
  app.mails.sent.filter(
    ({ to, subject }) => to === email && /^(Te devolvimos|Tu banco te devolvió)/.test(subject),
  )

test.each(['refunded', 'charged_back'] as const)(
  'a month that is %s is taken off the end, and the person is told once',
  async (outcome) => {
    const company = await createCompany(app, {
      planType: 'premium',
      planExpiresAt: new Date('2026-12-31T15:00:00Z'),
    })
    const first = await pay(company, ...month, 'completed')
    await pay(company, ...month, 'completed')
    expect((await companyOf(company))?.planExpiresAt).toEqual(new Date('2027-02-28T15:00:00Z'))
    await settle(company, first, outcome, outcome)
    expect(await companyOf(company)).toMatchObject({
      planType: 'premium',
      planExpiresAt: new Date('2027-01-28T15:00:00Z'),
    })
    expect(newsOf(company)).toHaveLength(1)
    expect(newsOf(company)[0]!.text).toMatch(/ahora\s+termina\s+el\s+28\s+ene\.\s+2027/)
  },
)

test('a part that goes back takes nothing', async () => {
  const company = await createCompany(app, {
    planType: 'premium',
    planExpiresAt: new Date('2026-12-31T15:00:00Z'),
  })
  await pay(company, ...month, 'completed', 'refunded_part')
  expect((await companyOf(company))?.planExpiresAt).toEqual(new Date('2027-01-31T15:00:00Z'))
  expect(
    newsOf(company)
      .map(({ text }) => text)
      .join(''),
  ).not.toContain('Quitamos')
})

test('a term that has begun ends now, with its days of grace, and nothing is lost', async () => {
  const professional = await createProfessional(app, {
    planType: 'premium',
    planExpiresAt: new Date('2026-11-21T15:00:00Z'),
  })
  await pay(professional, ...month, 'completed', 'refunded')
  const [row] = await app.deps.db.select().from(professionals).where(eq(professionals.id, professional.id))
  expect(row).toMatchObject({ planType: 'premium', planExpiresAt: app.clock.now() })
})

test('without its month the launch offer is what it was', async () => {
  const company = await createCompany(app)
  await post(company, '/api/companies/activate-premium')
  const before = await companyOf(company)
  await pay(company, ...month, 'completed')
  const second = await pay(company, ...month, 'completed')
  await settle(company, second, 'refunded')
  expect((await companyOf(company))?.planType).toBe('premium')
  const [first] = await app.deps.db
    .select()
    .from(payments)
    .where(eq(payments.userId, company.userId))
    .orderBy(payments.id)
    .offset(1)
    .limit(1)
  await settle(company, first!.providerReference!, 'charged_back')
  expect(await companyOf(company)).toMatchObject({
    planType: 'premium_temporal',
    planExpiresAt: before?.planExpiresAt,
  })
})

test('a plan that has become endless meanwhile is left alone', async () => {
  const company = await createCompany(app)
  const paid = await pay(company, ...month, 'completed')
  await app.deps.db
    .update(companies)
    .set({ planType: 'enterprise', planExpiresAt: null })
    .where(eq(companies.id, company.id))
  await settle(company, paid, 'refunded')
  expect(await companyOf(company)).toMatchObject({ planType: 'enterprise', planExpiresAt: null })
})

test('a premium ad that was not used is no credit any more, and one that was used stays', async () => {
  const company = await createCompany(app)
  const [unused, used] = [
    await pay(company, '/api/purchases', { product: 'premium_job' }, 'completed'),
    await pay(company, '/api/purchases', { product: 'premium_job' }, 'completed'),
  ]
  const me = async () =>
    (await app.request({ url: '/api/me/company', headers: company.headers })).body.jobCredits
  expect(await me()).toBe(2)
  const job = await createJob(app, company)
  await app.deps.db
    .update(payments)
    .set({ jobId: job, usedAt: app.clock.now() })
    .where(eq(payments.providerReference, used.split('/').at(-1)!))
  await settle(company, unused, 'refunded')
  expect(await me()).toBe(0)
  expect(newsOf(company).at(-1)!.text).toMatch(/ya no\s+cuentas con el empleo premium/)
  await settle(company, used, 'refunded')
  expect(newsOf(company).at(-1)!.text).toMatch(/sigue\s+publicado\s+hasta\s+su\s+fecha/)
  const [row] = await app.deps.db.select().from(payments).where(eq(payments.jobId, job))
  expect(row?.status).toBe('refunded')
})

test('the days of a chat are taken off its end', async () => {
  const seller = await createProfessional(app, { planType: 'premium' })
  const id = await createService(app, seller)
  const chatOf = async () => {
    const { body } = await app.request({ url: '/api/me/services', headers: seller.headers })
    return body.find((service: { id: number }) => service.id === id)?.chatActiveUntil
  }
  const first = await pay(seller, `/api/services/${id}/activate-chat`, {}, 'completed')
  await pay(seller, `/api/services/${id}/activate-chat`, {}, 'completed')
  expect(await chatOf()).toBe('2027-01-20T15:00:00.000Z')
  await settle(seller, first, 'refunded')
  expect(await chatOf()).toBe('2026-12-21T15:00:00.000Z')
})
