import { afterAll, beforeAll, expect, test } from 'vitest'
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
    jobsUsed: 1,
    jobsLimit: 1,
    canPublishPremium: true,
  })
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
