import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLimaMonths } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { premiumJob, standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { completePayment, openPayment } from '#server/features/plans/payments/payments.service.ts'
import { followPlanTerms } from './plan-expiry.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const post = (who: TestActor, url: string, payload?: object) =>
  app.request({ method: 'POST', url, headers: who.headers, ...(payload ? { payload } : {}) })
// Read from the tables, because sessions expire long before plans.
const company = async ({ id }: TestActor) =>
  (await app.deps.db.select().from(companies).where(eq(companies.id, id)))[0]
const professional = async ({ id }: TestActor) =>
  (await app.deps.db.select().from(professionals).where(eq(professionals.id, id)))[0]
const bell = async ({ userId }: TestActor) =>
  app.deps.db
    .select({ title: notifications.title, link: notifications.link })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.id)
const subjectsTo = (who: TestActor) =>
  app.mails.sent.filter(({ to }) => to === who.email).map(({ subject }) => subject)

async function follow(): Promise<void> {
  await followPlanTerms(app.deps)
  await app.queue.drain()
}

test('a plan is announced 7 and 1 days before its end, and ends 3 days after it without losing anything', async () => {
  const tupay = await createCompany(app)
  const rosa = await createProfessional(app)
  await post(tupay, '/api/companies/activate-premium')
  await post(rosa, '/api/professionals/activate-premium')
  expect((await post(tupay, '/api/jobs/create-premium', premiumJob)).status).toBe(201)
  expect((await post(tupay, '/api/jobs', standardJob)).status).toBe(201)

  // The term is 92 days: 21 November to 21 February.
  app.clock.advance({ days: 84 })
  await follow()
  expect(await bell(tupay)).toEqual([])

  app.clock.advance({ days: 1 })
  await follow()
  await follow()
  const soon = { title: 'Tu plan termina pronto', link: '/plans/upgrade' }
  const inGrace = { title: 'Tienes tres días más de tu plan', link: '/plans/upgrade' }
  const expectNews = async (...news: object[]) => {
    for (const who of [tupay, rosa]) expect(await bell(who)).toEqual(news)
  }
  await expectNews(soon)
  expect(subjectsTo(tupay).filter((subject) => subject === soon.title)).toHaveLength(1)

  app.clock.advance({ days: 5 })
  await follow()
  await expectNews(soon)
  app.clock.advance({ days: 1 })
  await follow()
  await follow()
  await expectNews(soon, soon)

  app.clock.advance({ days: 1 })
  await follow()
  await follow()
  await expectNews(soon, soon, inGrace)
  app.clock.advance({ days: 2 })
  await follow()
  await expectNews(soon, soon, inGrace)
  expect((await company(tupay))?.planType).toBe('premium_temporal')
  expect((await professional(rosa))?.planType).toBe('premium')

  app.clock.advance({ days: 1 })
  await follow()
  await follow()
  expect(await company(tupay)).toMatchObject({ planType: 'free', planExpiresAt: null })
  expect(await professional(rosa)).toMatchObject({ planType: 'basic', planExpiresAt: null })
  for (const who of [tupay, rosa]) {
    expect((await bell(who)).slice(3)).toEqual([{ title: 'Tu plan terminó', link: '/plans/upgrade' }])
    expect(subjectsTo(who).filter((subject) => subject === 'Tu plan terminó')).toHaveLength(1)
  }
  const kept = await app.deps.db.select().from(jobs).where(eq(jobs.companyId, tupay.id))
  expect(kept.map(({ isActive }) => isActive)).toEqual([true, true])
})

test('a plan without an end does not expire, and two concurrent processes notify a person once', async () => {
  const endless = await createCompany(app, { planType: 'enterprise' })
  const ending = await createCompany(app, {
    planType: 'premium',
    planExpiresAt: new Date(app.clock.now().getTime() - 3 * DAY),
  })
  await Promise.all([followPlanTerms(app.deps), followPlanTerms(app.deps), followPlanTerms(app.deps)])
  await app.queue.drain()
  expect((await company(endless))?.planType).toBe('enterprise')
  expect((await company(ending))?.planType).toBe('free')
  expect(subjectsTo(ending)).toEqual(['Tu plan terminó'])
})

test('a month bought in the grace counts from the end, and the reminders begin again', async () => {
  const endsAt = new Date(app.clock.now().getTime() - DAY)
  const rosa = await createProfessional(app, { planType: 'premium', planExpiresAt: endsAt })
  await follow()
  expect(await bell(rosa)).toHaveLength(1)
  await transaction(app.deps, async (tx) => {
    const order = {
      userId: rosa.userId,
      product: 'professional_premium',
      amount: 500,
      provider: 'test',
    } as const
    await completePayment(app.deps, tx, await openPayment(app.deps, tx, order))
  })
  expect(await professional(rosa)).toMatchObject({
    planType: 'premium',
    planExpiresAt: addLimaMonths(endsAt, 1),
    planRemindedAt: null,
  })
})

test('a reminder that was missed is left out for the next', async () => {
  const rosa = await createProfessional(app, {
    planType: 'premium',
    planExpiresAt: new Date(app.clock.now().getTime() + DAY / 2),
  })
  await follow()
  await follow()
  expect(await bell(rosa)).toHaveLength(1)
})
