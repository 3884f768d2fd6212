import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
  for (const hours of [3, 2, 1])
    await createJob(app, company, {
      title: `Analista ${hours}`,
      publishedAt: new Date(app.clock.now().getTime() - hours * 3_600_000),
    })
  await createJob(app, company, { title: 'Cerrado', isOpen: false })
  await createJob(app, await createCompany(app), { title: 'De otra' })
})
afterAll(() => app.close())

const list = (id: number | string, query = '') =>
  app.request({ url: `/api/companies/${id}/active-jobs${query}` })
const titles = (body: { jobs: { title: string }[] }) => body.jobs.map(({ title }) => title)

test('the open jobs of a company, newest first, page by page', async () => {
  const { body } = await list(company.id)
  expect(titles(body)).toEqual(['Analista 1', 'Analista 2', 'Analista 3'])
  expect([body.total, body.page, body.pages]).toEqual([3, 1, 1])
  const second = await list(company.id, '?limit=2&page=2')
  expect([titles(second.body), second.body.pages]).toEqual([['Analista 3'], 2])
})

test('a page that is not there is empty, and nonsense is the first one', async () => {
  expect(titles((await list(company.id, '?page=99')).body)).toEqual([])
  expect((await list(company.id, '?page=-3&limit=mil')).body.total).toBe(3)
})

test('an unknown company has none, and neither has a suspended one', async () => {
  expect((await list(999_999)).body).toEqual({ jobs: [], total: 0, page: 1, pages: 0 })
  const suspended = await createCompany(app)
  await createJob(app, suspended)
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, suspended.userId))
  expect((await list(suspended.id)).body.total).toBe(0)
})
