import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { premiumJob as premium, standardJob as standard } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const post = (who: TestActor, url: string, payload: object) =>
  app.request({ method: 'POST', url, payload, headers: who.headers })

test('a free company keeps one active standard job and no premium one', async () => {
  const company = await createCompany(app)
  expect((await post(company, '/api/jobs/create-premium', premium)).body.code).toBe('premium_required')
  expect((await post(company, '/api/jobs', standard)).status).toBe(201)
  const second = await post(company, '/api/jobs', standard)
  expect([second.status, second.body.code]).toEqual([403, 'plan_limit_reached'])
  const me = await app.request({ url: '/api/me/company', headers: company.headers })
  expect(me.body).toMatchObject({
    planType: 'free',
    jobsUsed: 1,
    jobsLimit: 1,
    canPublishPremium: false,
  })
})

test('the limit holds when two jobs are published at once', async () => {
  const company = await createCompany(app)
  const replies = await Promise.all([1, 2, 3, 4].map(() => post(company, '/api/jobs', standard)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403, 403])
})

test('the launch offer gives one premium job on top of the standard one', async () => {
  const company = await createCompany(app)
  const activation = await post(company, '/api/companies/activate-premium', {})
  expect([activation.status, activation.body.success]).toEqual([200, true])
  expect((await post(company, '/api/jobs/create-premium', premium)).status).toBe(201)
  expect((await post(company, '/api/jobs/create-premium', premium)).body.code).toBe('plan_limit_reached')
  expect((await post(company, '/api/jobs', standard)).status).toBe(201)
  const me = await app.request({ url: '/api/me/company', headers: company.headers })
  expect(me.body).toMatchObject({
    planType: 'premium_temporal',
    jobsUsed: 2,
    jobsLimit: 2,
    canPublishPremium: true,
  })
})

test('a job that runs stays counted when the plan changes, and what is shown is what the next one is refused by', async () => {
  const company = await createCompany(app)
  const use = async () => {
    const { body } = await app.request({ url: '/api/me/company', headers: company.headers })
    return [body.jobsUsed, body.jobsLimit]
  }
  await post(company, '/api/jobs', standard)
  expect(await use()).toEqual([1, 1])
  await post(company, '/api/companies/activate-premium', {})
  expect(await use()).toEqual([1, 2])
  const { body } = await post(company, '/api/jobs/create-premium', premium)
  expect(await use()).toEqual([2, 2])
  await app.deps.db.update(companies).set({ planType: 'free' }).where(eq(companies.id, company.id))
  expect(await use()).toEqual([2, 1])
  const list = await app.request({ url: `/api/companies/${company.id}/jobs`, headers: company.headers })
  const other = list.body.find(({ id }: { id: number }) => id !== body.job.id)
  await app.request({
    method: 'PATCH',
    url: `/api/jobs/${other!.id}/status`,
    headers: company.headers,
    payload: { status: 'archived' },
  })
  expect(await use()).toEqual([1, 1])
  expect((await post(company, '/api/jobs', standard)).body.code).toBe('plan_limit_reached')
})

test('in the launch offer each kind is full by itself, and the form of the other still has room', async () => {
  const company = await createCompany(app)
  const full = async () =>
    (await app.request({ url: '/api/me/company', headers: company.headers })).body.fullKinds
  await post(company, '/api/companies/activate-premium', {})
  expect(await full()).toEqual([])
  await post(company, '/api/jobs', standard)
  expect(await full()).toEqual(['standard'])
  await post(company, '/api/jobs/create-premium', premium)
  expect(await full()).toEqual(['standard', 'premium'])
  await app.deps.db.update(companies).set({ planType: 'premium' }).where(eq(companies.id, company.id))
  expect(await full()).toEqual([])
})

test('a premium company publishes as many as it wants', async () => {
  const company = await createCompany(app, { planType: 'premium' })
  for (let count = 0; count < 3; count++)
    expect((await post(company, '/api/jobs', standard)).status).toBe(201)
  const me = await app.request({ url: '/api/me/company', headers: company.headers })
  expect(me.body).toMatchObject({ planType: 'premium', jobsUsed: 3, jobsLimit: null })
})

test('activation is for companies', async () => {
  expect((await post(await createProfessional(app), '/api/companies/activate-premium', {})).status).toBe(403)
})
