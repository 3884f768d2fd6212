import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#server/db/schema/platform.table.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let production: TestApp
beforeAll(async () => {
  app = await startTestApp()
  production = await startTestApp({ DEBUG_TOOLS: 'off' })
})
afterAll(async () => {
  await app.close()
  await production.close()
})

test('the figures say nothing of anybody', async () => {
  const { body } = await production.request({ url: '/api/stats' })
  expect(body).toEqual({ professionals: 0, companies: 0, activeJobs: 0, services: 0, hires: 0 })
})

test('what a CV may be follows the setting at once, also in a reply that is kept', async () => {
  const read = async () => (await production.request({ url: '/api/site/form-rules' })).body.cvFormats
  const accept = (value: string) =>
    production.deps.db.update(settings).set({ value }).where(eq(settings.key, 'cv_accepts_docx'))
  expect(await read()).toEqual(['pdf'])
  await accept('true')
  await expect.poll(read).toEqual(['pdf', 'docx'])
  await accept('false')
  await expect.poll(read).toEqual(['pdf'])
})

test('a number is claimed from the day on which it is true', async () => {
  const read = async () => {
    production.deps.publicCache.clear()
    return (await production.request({ url: '/api/site/claims' })).body.claims
  }
  const set = (key: string, value: string) =>
    production.deps.db.update(settings).set({ value }).where(eq(settings.key, key))
  expect(await read()).toEqual({ professionals: null, companies: null, signUpTime: '2 minutos' })
  const { body: live } = await production.request({ url: '/api/stats' })
  await set('claim_professionals', `${live.professionals}+`)
  await set('claim_companies', `${live.companies + 1}+`)
  expect(await read()).toMatchObject({ professionals: `${live.professionals}+`, companies: null })
  await set('claim_professionals', 'muchísimos')
  expect(await read()).toMatchObject({ professionals: null })
})

test('nobody is quoted whom the operator has not named', async () => {
  const read = async () => {
    production.deps.publicCache.clear()
    return (await production.request({ url: '/api/site/claims' })).body
  }
  expect(await read()).toMatchObject({ testimonials: [], areExamples: false })
  await production.deps.db
    .update(settings)
    .set({ value: 'Encontré trabajo en mi ciudad.' })
    .where(eq(settings.key, 'testimonial_2_message'))
  expect((await read()).testimonials).toMatchObject([{ message: 'Encontré trabajo en mi ciudad.' }])
})

test('the foot of the pages names the networks that the operator gave, at once', async () => {
  const read = async () => (await production.request({ url: '/api/site/brand' })).body
  const networks = async () => (await read()).social.map(({ network }) => network)
  expect((await read()).claim).toContain('quechua')
  expect(await networks()).toEqual(['linkedin', 'instagram', 'facebook'])
  await production.deps.db.update(settings).set({ value: '' }).where(eq(settings.key, 'brand_instagram'))
  await expect.poll(networks).toEqual(['linkedin', 'facebook'])
})
