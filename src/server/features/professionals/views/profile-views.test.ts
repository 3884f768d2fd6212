import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ViewsOfDay } from '#contracts/professionals/profile-views.contract.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let person: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await createProfessional(app, { planType: 'premium' })
})

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const open = async (by?: TestActor, userAgent = phone, id = person.id) =>
  (
    await app.request({
      method: 'POST',
      url: `/api/professionals/${id}/views`,
      headers: { ...by?.headers, 'user-agent': userAgent },
    })
  ).status
const read = (by = person) => app.request({ url: '/api/me/profile-views', headers: by.headers })
const seen = async (): Promise<ViewsOfDay[]> => (await read()).body.days

test('visits are counted per day, companies separately, without the visitor', async () => {
  const company = await createCompany(app)
  await Promise.all([open(company), open(company), open(), open(), open(await createProfessional(app))])
  const days = await seen()
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: '2026-11-21', byCompanies: 2, byOthers: 3 })
  expect(days[0]).toEqual({ day: '2026-10-23', byCompanies: 0, byOthers: 0 })
  const { rows } = await app.deps.db.execute('select * from profile_views')
  expect(Object.keys(rows[0]!)).toEqual(['professional_id', 'day', 'by_companies', 'by_others'])
})

test('own visits and those of robots count for nothing', async () => {
  const robots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'curl/8.5.0',
    '',
  ]
  expect(await open(person)).toBe(204)
  for (const robot of robots) expect(await open(undefined, robot)).toBe(204)
  expect((await seen()).at(-1)).toMatchObject({ byCompanies: 0, byOthers: 0 })
})

test('a day is one in Lima, and what is older than thirty days is left out', async () => {
  const start = app.clock.now().toISOString()
  await open()
  app.clock.set('2026-11-22T04:59:00Z')
  await open()
  app.clock.set(start)
  expect((await seen()).at(-1)).toMatchObject({ day: '2026-11-21', byOthers: 2 })
  app.clock.set('2026-10-22T15:00:00Z')
  await open()
  app.clock.set(start)
  expect((await seen()).reduce((sum, { byOthers }) => sum + byOthers, 0)).toBe(2)
})

test('the sums are for the person with the premium plan, and those from before it are there', async () => {
  const basic = await createProfessional(app)
  expect(await open(undefined, phone, basic.id)).toBe(204)
  expect(await read(basic)).toMatchObject({
    status: 403,
    body: { code: 'professional_premium_required' },
  })
  await app.request({
    method: 'POST',
    url: '/api/professionals/activate-premium',
    headers: basic.headers,
  })
  expect((await read(basic)).body.days.at(-1)).toMatchObject({ byOthers: 1 })
})

test('a profile that is not there or hidden is not found, and counts nothing', async () => {
  expect(await open(undefined, phone, 999_999)).toBe(404)
  const company = await createCompany(app)
  await app.request({
    method: 'PUT',
    url: '/api/me/visibility',
    headers: person.headers,
    payload: { visibility: 'public', hiddenFrom: [company.id] },
  })
  expect(await open(company)).toBe(404)
  expect((await seen()).at(-1)).toMatchObject({ byCompanies: 0 })
})
