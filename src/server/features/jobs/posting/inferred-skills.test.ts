import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccountant } from '#tests/support/accountants.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { premiumJob, standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const ad = {
  ...standardJob,
  requirements: 'NIIF, Excel avanzado, Python y alemán avanzado para el cierre mensual.',
}

let app: TestApp
let company: TestActor
let id: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app, { planType: 'premium' })
  id = (await call('POST', '/api/jobs', ad)).body.id
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object, by = company) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const set = (name: string, isLeftOut: boolean, by = company) =>
  call('PATCH', `/api/jobs/${id}/inferred-skills`, { name, isLeftOut }, by)
const own = async () => (await call('GET', `/api/company/jobs/${id}`)).body.inferredSkills
const chip = (name: string, isLeftOut = false) => ({ name, isLeftOut })

test('a standard ad shows its company what was read in it, languages too; nobody else', async () => {
  const skills = await own()
  expect(skills).toEqual(
    expect.arrayContaining(['NIIF', 'Microsoft Excel', 'Python', 'Alemán'].map((one) => chip(one))),
  )
  expect((await app.request({ url: `/api/jobs/${id}` })).body).not.toHaveProperty('inferredSkills')
})

test('an ad whose company listed its skills has none to correct', async () => {
  const { body } = await call('POST', '/api/jobs/create-premium', premiumJob)
  expect(body.job.inferredSkills).toBeNull()
})

test('what is left out no longer counts in the scores; put back, it does again', async () => {
  const person = await createAccountant(app)
  await call('POST', `/api/jobs/${id}/apply`, {}, person)
  const score = async (): Promise<number> =>
    (await call('GET', `/api/jobs/${id}/candidates`)).body[0].compatibilityScore
  const before = await score()
  const { status, body } = await set('Python', true)
  expect([status, body.undo.seconds]).toEqual([200, 10])
  expect(body.inferredSkills).toEqual(await own())
  expect(body.inferredSkills).toContainEqual(chip('Python', true))
  const without = await score()
  expect(without).toBeGreaterThan(before)
  await set('Alemán', true)
  expect(await score()).toBeGreaterThan(without)
  await set('Alemán', false)
  await set('Python', false)
  expect(await score()).toBe(before)
})

test('each can be undone on its own', async () => {
  const first = await set('Python', true)
  await set('Alemán', true)
  expect((await call('POST', `/api/acts/${first.body.undo.actId}/undo`)).status).toBe(200)
  expect(await own()).toEqual(expect.arrayContaining([chip('Python'), chip('Alemán', true)]))
})

test('undoing says so when it was put back meanwhile', async () => {
  const { body } = await set('Python', true)
  await set('Python', false)
  expect((await call('POST', `/api/acts/${body.undo.actId}/undo`)).status).toBe(409)
  expect(await own()).toContainEqual(chip('Python'))
})

test('it stays left out when the texts are edited, also where they name it again later', async () => {
  await set('Python', true)
  const names = async () => (await own()).map(({ name }: { name: string }) => name)
  const edit = (requirements: string) => call('PUT', `/api/jobs/${id}`, { ...ad, requirements })
  await edit('NIIF y Python, tres años.')
  expect(await own()).toContainEqual(chip('Python', true))
  await edit('NIIF, tres años.')
  expect(await names()).not.toContain('Python')
  await edit('NIIF, SQL y Python, tres años.')
  expect(await own()).toEqual(expect.arrayContaining([chip('Python', true), chip('SQL')]))
})

test('twice is as once, and what the ad does not mention is refused', async () => {
  await set('Python', true)
  const again = await set('Python', true)
  expect([again.status, again.body.undo]).toEqual([200, null])
  const unknown = await set('Soldadura', true)
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Tu aviso ya no menciona esa habilidad.'])
  expect((await set('Python', true, await createCompany(app))).status).toBe(403)
})
