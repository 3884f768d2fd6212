import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { multipart, pdf } from '#tests/support/multipart.ts'
import { professionalForm } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { isTooComplex } from './json-body.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const depth = 20_000
const lists = `${'['.repeat(depth)}${']'.repeat(depth)}`
const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const json = { 'content-type': 'application/json' }

test.each([
  ['lists', lists],
  ['objects', objects],
  ['a list that never ends', '['.repeat(depth)],
  ['a known field', `{"email":${lists}}`],
  ['an unknown field', `{"email":"a@b.pe","password":"x","nada":${objects}}`],
])('%s nested 20,000 deep are refused', async (_what, payload) => {
  for (const [method, url] of [
    ['POST', '/api/login'],
    ['POST', '/api/register-professional'],
    // Takes no body.
    ['POST', '/api/companies/activate-premium'],
  ] as const) {
    const { status, body } = await app.request({ method, url, payload, headers: json })
    expect([status, body.code], url).toEqual([400, 'bad_request'])
  }
})

test('text with many brackets is text', async () => {
  expect(isTooComplex(JSON.stringify({ a: '[{'.repeat(100), b: '\\"[[' }))).toBe(false)
  expect(isTooComplex(JSON.stringify([[[{ a: [1] }]], [], {}]))).toBe(false)
  expect(isTooComplex('[],'.repeat(100))).toBe(false)
  expect(isTooComplex('['.repeat(33))).toBe(true)
})

test('text with many commas is text, and a list of thousands of things is refused', async () => {
  expect(isTooComplex(JSON.stringify({ a: ','.repeat(100_000) }))).toBe(false)
  const payload = `{"skills":[${'{},'.repeat(7000)}{}]}`
  const { status } = await app.request({ method: 'POST', url: '/api/login', payload, headers: json })
  expect(status).toBe(400)
})

test('JSON in a query, in a field of a form or in a text is only text', async () => {
  const shorter = `${'['.repeat(3000)}${']'.repeat(3000)}`
  for (const url of [
    `/api/jobs?search=${shorter}`,
    `/api/jobs?mode[]=${shorter}`,
    `/api/skills?q=${shorter}`,
    `/api/professionals?q=${shorter}`,
  ])
    expect((await app.request({ url })).status, url.slice(0, 30)).toBeLessThan(500)

  const company = await createCompany(app, { planType: 'premium' })
  const job = await app.request({
    method: 'POST',
    url: '/api/jobs',
    headers: company.headers,
    payload: { title: 'Analista de datos', skills: lists },
  })
  expect([job.status, job.body.code]).toEqual([400, 'validation_failed'])

  const professional = await createProfessional(app)
  const profile = await app.request({
    method: 'PATCH',
    url: `/api/professionals/${professional.id}`,
    headers: professional.headers,
    payload: { skills: lists },
  })
  expect([profile.status, profile.body.code]).toEqual([400, 'validation_failed'])

  const { payload, headers } = multipart([
    ...Object.entries(professionalForm()).map(([name, value]): [string, string] => [name, String(value)]),
    ['skills', lists],
    ['invitationToken', lists],
    { field: 'cv', filename: 'cv.pdf', content: pdf() },
  ])
  const applied = await app.request({ method: 'POST', url: '/api/apply-with-invitation', payload, headers })
  expect(applied.status).toBeGreaterThanOrEqual(400)
  expect(applied.status).toBeLessThan(500)
})
