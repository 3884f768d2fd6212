import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { settingDefaults } from './settings.defaults.ts'
import { ensureSettings, readSetting } from './settings.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const set = (key: keyof typeof settingDefaults, value: string) =>
  app.deps.db.update(settings).set({ value }).where(eq(settings.key, key))
const activate = (company: TestActor) =>
  app.request({ method: 'POST', url: '/api/companies/activate-premium', headers: company.headers })
const publish = (company: TestActor) =>
  app.request({ method: 'POST', url: '/api/jobs', headers: company.headers, payload: standardJob })

test('every setting has its default from the start, and a changed one survives the next start', async () => {
  const keys = Object.keys(settingDefaults) as (keyof typeof settingDefaults)[]
  for (const key of keys) expect(await readSetting(app.deps.db, key)).toBe(settingDefaults[key].value)
  await set('premium_job_price', '80')
  await ensureSettings(app.deps.db)
  expect(await readSetting(app.deps.db, 'premium_job_price')).toBe(80)
})

test('a setting that is no number is a fault, not a zero', async () => {
  await set('chat_activation_price', 'cinco')
  await expect(readSetting(app.deps.db, 'chat_activation_price')).rejects.toThrow('is not a number')
})

test('the launch offer is activated once, and asking again changes nothing', async () => {
  const company = await createCompany(app)
  expect((await activate(company)).body).toEqual({
    success: true,
    message: 'Plan premium activado: puedes publicar 1 empleo premium.',
  })
  expect((await activate(company)).body).toEqual({
    success: true,
    message: 'Tu plan premium ya está activo.',
  })
})

test('a paying company keeps its plan when it asks for the offer', async () => {
  const company = await createCompany(app, { planType: 'enterprise' })
  await activate(company)
  const { body } = await app.request({ url: '/api/me/company', headers: company.headers })
  expect(body.planType).toBe('enterprise')
})

test('when the offer is over nobody gets it', async () => {
  await set('company_premium_trial', 'false')
  const company = await createCompany(app)
  const refused = await activate(company)
  expect([refused.status, refused.body.code]).toEqual([409, 'payment_unavailable'])
  const { body } = await app.request({ url: '/api/me/company', headers: company.headers })
  expect(body.planType).toBe('free')
  await set('company_premium_trial', 'true')
})

test('the free limit is the one that the operator set', async () => {
  await set('free_jobs_limit', '2')
  const company = await createCompany(app)
  expect((await publish(company)).status).toBe(201)
  expect((await publish(company)).status).toBe(201)
  expect((await publish(company)).body.code).toBe('plan_limit_reached')
  await set('free_jobs_limit', '1')
})

test('an unconfirmed company publishes, unless the operator asks for a confirmed address', async () => {
  const company = await createCompany(app, { planType: 'premium' })
  await app.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, company.userId))
  expect((await publish(company)).status).toBe(201)
  await set('require_email_confirmation', 'true')
  const refused = await publish(company)
  expect([refused.status, refused.body.code]).toEqual([403, 'email_unconfirmed'])
})
