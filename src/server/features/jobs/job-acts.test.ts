import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { shownScores } from '#server/db/schema/matching.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let person: TestActor
let id: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  person = await createProfessional(app)
  id = await createJob(app, company)
})

const call = (by: TestActor, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const remove = (by = company) => call(by, 'DELETE', `/api/jobs/${id}`)
const setStatus = (status: string) => call(company, 'PATCH', `/api/jobs/${id}/status`, { status })
const undo = (by: TestActor, { undo: { actId } }: { undo: { actId: number } }) =>
  call(by, 'POST', `/api/acts/${actId}/undo`)
const own = async () => (await call(company, 'GET', `/api/companies/${company.id}/jobs`)).body
const statusOfPage = async () => (await app.request({ url: `/api/jobs/${id}` })).status

test('a deleted job is gone for everybody, and comes back as it was', async () => {
  const before = await own()
  expect(await statusOfPage()).toBe(200)
  const { status, body } = await remove()
  expect([status, body.undo.seconds]).toEqual([200, 10])
  expect([await own(), await statusOfPage()]).toEqual([[], 410])
  expect((await remove()).status).toBe(404)
  expect((await undo(await createCompany(app), body)).status).toBe(404)
  expect((await undo(company, body)).status).toBe(200)
  await settleActs(app)
  expect([await own(), await statusOfPage()]).toEqual([before, 200])
})

test('past the seconds it stays deleted', async () => {
  const { body } = await remove()
  await settleActs(app)
  expect((await undo(company, body)).body.code).toBe('act_settled')
  expect(await own()).toEqual([])
})

test('deleting keeps applications and shown scores; applicants see that the ad is closed', async () => {
  const applied = await call(person, 'POST', `/api/jobs/${id}/apply`)
  await call(company, 'GET', `/api/jobs/${id}/candidates`)
  const scores = () =>
    app.deps.db.select().from(shownScores).where(eq(shownScores.applicationId, applied.body.application.id))
  const shown = await scores()
  expect(shown.length).toBeGreaterThan(0)
  await remove()
  await settleActs(app)
  const { body } = await call(person, 'GET', '/api/applications/professional')
  expect(body).toMatchObject([{ jobId: id, job: { isActive: false } }])
  expect(await scores()).toEqual(shown)
  expect((await call(person, 'POST', `/api/jobs/${id}/apply`)).status).toBe(410)
})

test('a deleted job takes no place in the plan, and does not come back into one that is taken', async () => {
  const { body } = await remove()
  const other = await call(company, 'POST', '/api/jobs', {
    title: 'Asistente de almacén',
    category: 'Operaciones',
    description: 'Recibe, ordena y despacha pedidos en nuestro almacén de Ate, de lunes a viernes.',
    requirements: 'Secundaria completa.',
    location: 'Lima',
    salaryRange: 'S/ 1500',
    workType: 'presencial',
    isActive: true,
  })
  expect(other.status).toBe(201)
  expect((await undo(company, body)).body.code).toBe('plan_limit_reached')
  expect(await own()).toHaveLength(1)
})

test('archiving and reactivating are undone with the term that the job had', async () => {
  const term = async () =>
    (
      await app.deps.db.select({ at: jobs.expiresAt, isOpen: jobs.isOpen }).from(jobs).where(eq(jobs.id, id))
    )[0]
  const before = await term()
  const archived = await setStatus('archived')
  expect([archived.body.undo.seconds, await statusOfPage()]).toEqual([10, 410])
  await undo(company, archived.body)
  expect([await term(), await statusOfPage()]).toEqual([before, 200])
  await setStatus('archived')
  await settleActs(app)
  const opened = await setStatus('active')
  await undo(company, opened.body)
  expect(await term()).toMatchObject({ isOpen: false })
  expect((await setStatus('archived')).body.undo).toBeNull()
})

test('nobody deletes the job of somebody else', async () => {
  expect((await remove(await createCompany(app))).status).toBe(403)
  expect((await remove(person)).status).toBe(403)
})
