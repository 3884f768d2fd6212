import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '#domain/time/durations.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobSightings, jobViews } from '#server/db/schema/job-views.table.ts'
import { writeSightings } from '#server/features/jobs/views/job-views.service.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
})
afterAll(() => app.close())

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY)
const read = async (id: number, by = company) =>
  app.request({ url: `/api/company/jobs/${id}/statistics`, headers: by.headers })
const visit = (id: number, from: string) =>
  app.request({
    method: 'POST',
    url: `/api/jobs/${id}/views?from=${encodeURIComponent(from)}`,
    headers: { 'user-agent': phone },
  })
const list = async (ids: number[], by?: TestActor, userAgent = phone) => {
  const { status } = await app.request({
    method: 'POST',
    url: '/api/job-sightings',
    headers: { ...by?.headers, 'user-agent': userAgent },
    payload: { ids },
  })
  await writeSightings(app.deps)
  return status
}
const apply = async (jobId: number, appliedAt = app.clock.now()) =>
  app.deps.db
    .insert(applications)
    .values({ jobId, professionalId: (await createProfessional(app)).id, appliedAt })

test('seen, opened by source, and applied, for each day since the publication', async () => {
  const id = await createJob(app, company, { publishedAt: ago(2) })
  expect(await list([id, id])).toBe(204)
  await list([id])
  await visit(id, 'https://www.google.com/')
  await visit(id, 'site')
  await visit(id, 'http://localhost:3000/empleos')
  await apply(id)
  await apply(id, ago(1))
  const { body } = await read(id)
  expect(body.days).toEqual([
    { day: '2026-11-19', seen: 0, opened: 0, applied: 0 },
    { day: '2026-11-20', seen: 0, opened: 0, applied: 1 },
    { day: '2026-11-21', seen: 2, opened: 3, applied: 1 },
  ])
  expect(body.sources).toEqual([
    { source: 'site', opened: 2, applied: 0, hired: 0 },
    { source: 'search', opened: 1, applied: 0, hired: 0 },
    { source: 'unknown', opened: 0, applied: 2, hired: 0 },
  ])
  expect(body.similar).toBeNull()
})

test('robots, companies, closed and unknown jobs are not counted as seen; nonsense is refused', async () => {
  const id = await createJob(app, company)
  const closed = await createJob(app, company, { isOpen: false })
  await list([id], company)
  await list([id], undefined, 'Googlebot/2.1')
  expect(await list([closed, 999_999])).toBe(204)
  expect((await read(id)).body.days).toEqual([{ day: '2026-11-21', seen: 0, opened: 0, applied: 0 }])
  expect(await app.deps.db.$count(jobSightings)).toBe(1)
  expect(await list([1.5])).toBe(400)
  expect(await list(Array.from({ length: 51 }, (_, n) => n + 1))).toBe(400)
})

test('an old ad shows its last sixty days', async () => {
  const id = await createJob(app, company, { publishedAt: ago(200) })
  await app.deps.db.insert(jobViews).values({ jobId: id, day: '2026-06-01', views: 9 })
  const { days, sources } = (await read(id)).body
  expect([days.length, days.at(-1)?.day, sources]).toEqual([60, '2026-11-21', []])
})

test('it stands beside the median of other companies in the same trade and place, or in all of Peru', async () => {
  const other = await createCompany(app)
  const trade = { category: 'Salud', publishedAt: ago(30) }
  const id = await createJob(app, company, { ...trade, placeDepartment: 'Cusco' })
  const seed = async (place: string, views: number[]) => {
    for (const count of views) {
      const jobId = await createJob(app, other, { ...trade, placeDepartment: place })
      if (count > 0) await app.deps.db.insert(jobViews).values({ jobId, day: '2026-11-20', views: count })
    }
  }
  await seed('Cusco', [1, 2, 30, 4])
  await createJob(app, company, { ...trade, placeDepartment: 'Cusco' })
  expect((await read(id)).body.similar).toBeNull()
  await seed('Lima', [100])
  expect((await read(id)).body.similar).toMatchObject({ ads: 5, place: null, median: { opened: 4 } })
  await seed('Cusco', [0])
  await visit(id, '')
  expect((await read(id)).body.similar).toEqual({
    days: 14,
    ads: 5,
    category: 'Salud',
    place: 'Cusco',
    own: { seen: 0, opened: 1, applied: 0 },
    median: { seen: 0, opened: 2, applied: 0 },
  })
})

test('only its company reads them, also when the ad is closed', async () => {
  const id = await createJob(app, company, { isOpen: false })
  expect((await read(id)).status).toBe(200)
  expect((await read(id, await createCompany(app))).status).toBe(404)
})
