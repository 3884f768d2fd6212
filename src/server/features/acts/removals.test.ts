import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removedRows } from '#server/db/schema/acts.table.ts'
import { cvFindings } from '#server/db/schema/careers.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { alertedJobs, subscriptions } from '#server/db/schema/subscriptions.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
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

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by = person) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const undo = (actId: number, by = person) => send('POST', `/api/acts/${actId}/undo`, undefined, by)
const removedRowCount = () => app.deps.db.$count(removedRows)

const work = (title: string) => ({ type: 'image', url: 'https://ejemplo.pe/obra', title })
const titled = (title: string) => ({ title, url: 'https://ejemplo.pe/diploma', issuedDate: '2024-05' })
const job = { company: 'Tupay', position: 'Analista', startDate: '2021-03', current: true }
const study = { degree: 'Bachiller', institution: 'UNMSM', startDate: '2015' }

/** Each kind of thing: how to create two, where they are listed, and how to delete one. */
const kinds: Record<string, { list: (id: number) => string; add: (id: number) => Promise<string> }> = {
  'a work': {
    list: (id) => `/api/professionals/${id}/portfolio`,
    add: async () => `/api/portfolio/${(await send('POST', '/api/portfolio', work('Tablero'))).body.id}`,
  },
  'a certificate': {
    list: (id) => `/api/professionals/${id}/certificates`,
    add: async () =>
      `/api/certificates/${(await send('POST', '/api/certificates', titled('PL-300'))).body.id}`,
  },
  'an experience': {
    list: (id) => `/api/professionals/${id}/experiences`,
    add: async (id) =>
      `/api/experiences/${(await send('POST', `/api/professionals/${id}/experiences`, job)).body.id}`,
  },
  'a study': {
    list: (id) => `/api/professionals/${id}/education`,
    add: async (id) =>
      `/api/education/${(await send('POST', `/api/professionals/${id}/education`, study)).body.id}`,
  },
  'a service': {
    list: (id) => `/api/professionals/${id}/services`,
    add: async () => `/api/services/${await createService(app, person)}`,
  },
  'a saved job': {
    list: () => '/api/saved-jobs',
    add: async () => {
      const url = `/api/saved-jobs/${await createJob(app, await createCompany(app))}`
      await send('PUT', url)
      return url
    },
  },
  'an alert': {
    list: () => '/api/job-alerts',
    add: async () => {
      const search = `q=excel${Math.random()}`
      await send('POST', '/api/job-alerts', { search, frequency: 'daily' })
      const { body } = await send('GET', '/api/job-alerts')
      const [{ id }] = body
      return `/api/job-alerts/${id}`
    },
  },
}

test.each(Object.entries(kinds))(
  '%s that was deleted is nowhere, and comes back as it was, in its place',
  async (_, { list, add }) => {
    const read = async () => (await send('GET', list(person.id))).body
    const url = await add(person.id)
    await add(person.id)
    const before = await read()
    expect(before).toHaveLength(2)
    const { status, body } = await send('DELETE', url)
    expect([status, body.undo.seconds]).toEqual([200, 10])
    expect(await read()).toHaveLength(1)
    expect((await undo(body.undo.actId, await createProfessional(app))).status).toBe(404)
    expect((await undo(body.undo.actId)).status).toBe(200)
    expect(await read()).toEqual(before)
    await settleActs(app)
    expect(await read()).toEqual(before)
    expect((await undo(body.undo.actId)).status, 'a second time').toBe(200)
    expect(await read()).toEqual(before)
  },
)

test.each(Object.entries(kinds))(
  '%s is gone for good once the seconds are over',
  async (_, { list, add }) => {
    const { body } = await send('DELETE', await add(person.id))
    await settleActs(app)
    expect((await undo(body.undo.actId)).body.code).toBe('act_settled')
    expect((await send('GET', list(person.id))).body).toEqual([])
    expect(await removedRowCount()).toBe(0)
  },
)

test('two things that are deleted within the seconds come back each by itself', async () => {
  const add = async (title: string) => (await send('POST', '/api/portfolio', work(title))).body.id
  const [first, second] = [await add('Uno'), await add('Dos')]
  const gone = await send('DELETE', `/api/portfolio/${first}`)
  await send('DELETE', `/api/portfolio/${second}`)
  await undo(gone.body.undo.actId)
  await settleActs(app)
  const { body } = await send('GET', `/api/professionals/${person.id}/portfolio`)
  expect(body.map(({ title }: { title: string }) => title)).toEqual(['Uno'])
})

test('what has no room any more does not come back, and the reply says why', async () => {
  const add = async () => (await send('POST', '/api/portfolio', work('Obra'))).body.id
  const ids = [await add(), await add(), await add(), await add(), await add()]
  const { body } = await send('DELETE', `/api/portfolio/${ids[0]}`)
  await add()
  expect((await undo(body.undo.actId)).body).toMatchObject({ code: 'portfolio_full' })
  await settleActs(app)
  expect(await removedRowCount()).toBe(0)
})

test('a job that was saved again meanwhile stays as it is now', async () => {
  const url = await kinds['a saved job']!.add(person.id)
  const { body } = await send('DELETE', url)
  await send('PUT', url)
  expect((await undo(body.undo.actId)).body.code).toBe('conflict')
  expect((await send('GET', '/api/saved-jobs')).body).toHaveLength(1)
})

test('an experience comes back as what the CV said of it, so that no reading saves it twice', async () => {
  const url = await kinds['an experience']!.add(person.id)
  const experienceId = Number(url.split('/').at(-1))
  const [finding] = await app.deps.db
    .insert(cvFindings)
    .values({ professionalId: person.id, kind: 'experience', what: 'Analista', place: 'Tupay', experienceId })
    .returning({ id: cvFindings.id })
  const { body } = await send('DELETE', url)
  await undo(body.undo.actId)
  const [row] = await app.deps.db.select().from(cvFindings).where(eq(cvFindings.id, finding!.id))
  expect(row?.experienceId).toBe(experienceId)
})

test('an alert remembers what it has sent', async () => {
  const url = await kinds['an alert']!.add(person.id)
  const subscriptionId = Number(url.split('/').at(-1))
  const jobId = await createJob(app, await createCompany(app))
  await app.deps.db.insert(alertedJobs).values({ subscriptionId, jobId, sentAt: app.clock.now() })
  const [before] = await app.deps.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  const { body } = await send('DELETE', url)
  expect(await app.deps.db.$count(alertedJobs, eq(alertedJobs.jobId, jobId))).toBe(0)
  await undo(body.undo.actId)
  expect(await app.deps.db.$count(alertedJobs, eq(alertedJobs.jobId, jobId))).toBe(1)
  expect(await app.deps.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))).toEqual([
    before,
  ])
})

test('a service keeps its picture until it is gone for good', async () => {
  const id = await createService(app, person)
  const stored = async () => (await app.deps.db.select().from(services).where(eq(services.id, id)))[0]!
  const before = await stored()
  const { body } = await send('DELETE', `/api/services/${id}`)
  expect((await app.request({ url: `/api/services/${id}` })).status).toBe(404)
  await undo(body.undo.actId)
  expect(await stored()).toEqual(before)
})
