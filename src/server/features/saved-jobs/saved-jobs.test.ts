import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostSavedJobs } from '#contracts/saved-jobs/saved-jobs-figures.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { savedJobs } from '#server/db/schema/saved-jobs.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let rosa: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  rosa = await createProfessional(app)
})

const call = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, payload?: object, who = rosa) =>
  app.request({
    method,
    url: `/api/saved-jobs${path}`,
    headers: who.headers,
    ...(payload ? { payload } : {}),
  })
const ids = async (who = rosa) => (await call('GET', '/ids', undefined, who)).body.jobIds as number[]

/** The end of a job that was opened. */
const inAWeek = () => new Date(app.clock.now().getTime() + 7 * 86_400_000)

test('a heart saves a job once, and takes it away again', async () => {
  const job = await createJob(app, company)
  expect((await call('PUT', `/${job}`)).status).toBe(204)
  expect((await call('PUT', `/${job}`)).status).toBe(204)
  expect(await ids()).toEqual([job])
  expect((await call('DELETE', `/${job}`)).status).toBe(200)
  expect((await call('DELETE', `/${job}`)).status, 'a second time').toBe(200)
  expect(await ids()).toEqual([])
})

test('the list shows the last saved first, each with whether one can still apply', async () => {
  const first = await createJob(app, company, { title: 'Primero' })
  const second = await createJob(app, company, { title: 'Segundo' })
  const over = await createJob(app, company, { expiresAt: app.clock.now() })
  for (const job of [first, second, over]) {
    await call('PUT', `/${job}`)
    app.clock.advance({ minutes: 1 })
  }
  await app.deps.db.update(jobs).set({ isOpen: false, expiresAt: inAWeek() }).where(eq(jobs.id, first))
  const { body } = await call('GET', '')
  expect(body.map(({ job, isOpen }: { job: { id: number }; isOpen: boolean }) => [job.id, isOpen])).toEqual([
    [over, false],
    [second, true],
    [first, false],
  ])
})

test('nobody sees what somebody else saved', async () => {
  const job = await createJob(app, company)
  await call('PUT', `/${job}`)
  const luis = await createProfessional(app)
  expect(await ids(luis)).toEqual([])
  await call('DELETE', `/${job}`, undefined, luis)
  expect(await ids()).toEqual([job])
})

test('a job that never was cannot be saved', async () => {
  expect((await call('PUT', '/2000000')).status).toBe(404)
})

test('signing in imports the device’s saved jobs, without duplicates and deleted jobs', async () => {
  const [before, onDevice] = [await createJob(app, company), await createJob(app, company)]
  await call('PUT', `/${before}`)
  app.clock.advance({ minutes: 1 })
  const { status, body } = await call('POST', '', { jobIds: [before, onDevice, 2_000_000, onDevice] })
  expect(status).toBe(200)
  expect(body.jobIds).toEqual([onDevice, before])
  expect((await call('POST', '', { jobIds: [] })).body.jobIds).toEqual([onDevice, before])
})

test('an account keeps the newest 200', async () => {
  const many = await app.deps.db
    .insert(jobs)
    .values(
      Array.from({ length: mostSavedJobs + 5 }, (_, n) => ({
        companyId: company.id,
        companyName: 'Tupay',
        title: `Puesto ${n}`,
        description: 'Texto',
        location: 'Lima',
        mode: 'remote' as const,
        publishedAt: app.clock.now(),
      })),
    )
    .returning({ id: jobs.id })
  await app.deps.db
    .insert(savedJobs)
    .values(many.slice(0, -1).map(({ id }) => ({ userId: rosa.userId, jobId: id, savedAt: app.clock.now() })))
  app.clock.advance({ minutes: 1 })
  const last = many.at(-1)!.id
  await call('PUT', `/${last}`)
  const kept = await ids()
  expect(kept).toHaveLength(mostSavedJobs)
  expect(kept[0]).toBe(last)
  const tooMany = await call('POST', '', { jobIds: many.map(({ id }) => id) })
  expect(tooMany.status).toBe(400)
})

test('a visitor reads the jobs of the device in their order, closed ones marked, nonsense left out', async () => {
  const [first, second] = [
    await createJob(app, company),
    await createJob(app, company, { isOpen: false, expiresAt: inAWeek() }),
  ]
  const { body } = await app.request({
    url: `/api/saved-jobs/lookup?ids=${second},0,abc,-3,,1e9,${first},2000000`,
  })
  expect(body.map(({ job, isOpen }: { job: { id: number }; isOpen: boolean }) => [job.id, isOpen])).toEqual([
    [second, false],
    [first, true],
  ])
  expect((await app.request({ url: '/api/saved-jobs/lookup' })).body).toEqual([])
})
