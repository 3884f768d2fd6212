import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
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
const open = async (id: number, by?: TestActor, userAgent = phone) =>
  (
    await app.request({
      method: 'POST',
      url: `/api/jobs/${id}/views`,
      headers: { ...by?.headers, 'user-agent': userAgent },
    })
  ).status
const viewsOf = async (id: number): Promise<number> => {
  const { body } = await app.request({ url: `/api/companies/${company.id}/jobs`, headers: company.headers })
  return body.find((job) => job.id === id)!.views
}

test('visits are counted per day, without the visitor', async () => {
  const id = await createJob(app, company)
  expect(await viewsOf(id)).toBe(0)
  await Promise.all([open(id), open(id), open(id, await createCompany(app))])
  expect(await viewsOf(id)).toBe(3)
  const { rows } = await app.deps.db.execute('select * from job_views')
  expect(rows).toEqual([{ job_id: id, day: '2026-11-21', source: 'direct', views: 3 }])
})

test('visits of the own company and of robots count for nothing', async () => {
  const id = await createJob(app, company)
  expect(await open(id, company)).toBe(204)
  for (const robot of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ''])
    expect(await open(id, undefined, robot)).toBe(204)
  expect(await viewsOf(id)).toBe(0)
})

test('a job that is not listed is answered as its page is, and counts nothing', async () => {
  expect(await open(999_999)).toBe(404)
  const closed = await createJob(app, company, { isOpen: false })
  expect(await open(closed)).toBe(410)
  expect(await viewsOf(closed)).toBe(0)
})
