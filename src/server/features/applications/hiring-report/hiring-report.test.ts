import readXlsxFile from 'read-excel-file/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HiringReport } from '#contracts/applications/hiring-report.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { jobViews } from '#server/db/schema/job-views.table.ts'
import { createCompany, createMember, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

type Status = typeof applications.$inferInsert.status

let app: TestApp
let company: TestActor
let accounting: number
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
  const recruiter = await createMember(app, company, 'recruiter')
  await app.deps.db.update(users).set({ personName: 'Rosa Tello' }).where(eq(users.id, recruiter.userId))
  accounting = await createJob(app, company, { title: 'Contador', reference: 'FIN-1' })
  const sales = await createJob(app, company, { title: 'Vendedora' })
  const by = recruiter.userId
  await apply(
    accounting,
    40,
    'hired',
    [
      [38, 'viewed', by],
      [30, 'preselected', by],
      [20, 'hired', by],
    ],
    'search',
  )
  await apply(accounting, 10, 'rejected', [[4, 'rejected', null]], 'invitation')
  await apply(accounting, 3, 'pending', [], 'search')
  await apply(sales, 2, 'viewed', [[1, 'viewed', by]])
  await apply(sales, 300, 'pending', [])
  await apply(await createJob(app, await createCompany(app)), 3, 'hired', [[1, 'hired', null]])
  await app.deps.db.insert(jobViews).values([
    { jobId: accounting, day: '2026-11-20', source: 'search', views: 4 },
    { jobId: sales, day: '2026-11-20', source: 'site', views: 9 },
  ])
})
afterAll(() => app.close())

const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY)

async function apply(
  jobId: number,
  daysAgo: number,
  status: Status,
  steps: [daysAgo: number, status: 'viewed' | 'preselected' | 'hired' | 'rejected', by: number | null][],
  source: typeof applications.$inferInsert.source = 'unknown',
) {
  const professionalId = (await createProfessional(app)).id
  const [row] = await app.deps.db
    .insert(applications)
    .values({ jobId, professionalId, appliedAt: ago(daysAgo), status, source })
    .returning({ id: applications.id })
  for (const [at, reached, userId] of steps)
    await app.deps.db
      .insert(applicationEvents)
      .values({ applicationId: row!.id, status: reached, by: 'company', userId, at: ago(at) })
  return row!.id
}
const read = async (query = '', by = company): Promise<{ status: number; body: HiringReport }> =>
  app.request({ url: `/api/company/reports/hiring${query}`, headers: by.headers })

test('how far those of the last half year came, and how long it took', async () => {
  const { all, dateFrom, dateTo } = (await read()).body
  expect([dateFrom, dateTo]).toEqual(['2026-05-26', '2026-11-21'])
  expect(all).toEqual({
    reached: { received: 4, viewed: 2, preselected: 1, interviewed: 1, accepted: 1, hired: 1 },
    rejected: 1,
    withdrawn: 0,
    answered: 3,
    daysToAnswer: 2,
    daysToHire: 20,
  })
})

test('by job, by month of the application, and by person', async () => {
  const { jobs, months, people } = (await read()).body
  expect(jobs.map(({ title, reference, reached }) => [title, reference, reached.received])).toEqual([
    ['Contador', 'FIN-1', 3],
    ['Vendedora', '', 1],
  ])
  expect(months.map(({ month, reached }) => [month, reached.received])).toEqual([
    ['2026-10', 1],
    ['2026-11', 3],
  ])
  expect(people).toEqual([
    { name: 'Rosa Tello', steps: 4, candidates: 2, hired: 1 },
    { name: null, steps: 1, candidates: 1, hired: 0 },
  ])
})

test('where people wait, and where those came from who opened the ads, applied and were hired', async () => {
  const { waiting, sources } = (await read()).body
  expect(waiting).toEqual([
    { status: 'pending', people: 1, days: 3 },
    { status: 'viewed', people: 1, days: 1 },
  ])
  expect(sources).toEqual([
    { source: 'search', opened: 4, applied: 2, hired: 1 },
    { source: 'invitation', opened: 0, applied: 1, hired: 0 },
    { source: 'unknown', opened: 0, applied: 1, hired: 0 },
    { source: 'site', opened: 9, applied: 0, hired: 0 },
  ])
})

test('of some days, of one job, and of nobody', async () => {
  expect((await read('?dateFrom=2026-11-15')).body.all.reached.received).toBe(2)
  expect((await read('?dateFrom=2026-01-01')).body.all.reached.received).toBe(5)
  expect((await read(`?jobId=${accounting}`)).body.all.reached.received).toBe(3)
  const none = (await read('?jobId=999999')).body
  expect([none.all.reached.received, none.all.daysToAnswer, none.jobs]).toEqual([0, null, []])
  expect((await read('?dateFrom=2026-11-15&dateTo=2026-11-01')).status).toBe(400)
  expect((await read('?dateFrom=ayer')).status).toBe(400)
})

test('a step that may still be undone has not happened', async () => {
  const other = await createCompany(app)
  const id = await apply(await createJob(app, other), 2, 'rejected', [])
  await app.deps.db.update(applications).set({ knownStatus: 'pending' }).where(eq(applications.id, id))
  await app.deps.db
    .insert(applicationEvents)
    .values({ applicationId: id, status: 'rejected', by: 'company', at: ago(0), isNotified: false })
  expect((await read('', other)).body.all).toMatchObject({ rejected: 0, answered: 0, daysToAnswer: null })
})

test('the same as CSV and as a spreadsheet', async () => {
  const csv = await app.request({ url: '/api/company/reports/hiring/csv', headers: company.headers })
  expect(csv.headers['content-disposition']).toContain('contratacion-2026-05-26-2026-11-21.csv')
  expect(csv.text.split('\n')[1]).toBe('Contador,FIN-1,3,1,1,1,1,1,1,0,2,4,20')
  const { rawPayload } = await app.app.inject({
    url: '/api/company/reports/hiring/excel',
    headers: company.headers,
  })
  const sheets = await readXlsxFile(rawPayload)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Por empleo', 'Por mes', 'Por persona', 'Por origen'])
  expect(sheets[2]!.data).toEqual([
    ['Persona', 'Pasos', 'Candidatos', 'Contratados'],
    ['Rosa Tello', 4, 2, 1],
    ['Sin dato', 1, 1, 0],
  ])
  expect(sheets[3]!.data[1]).toEqual(['Buscadores', 4, 2, 1])
})
