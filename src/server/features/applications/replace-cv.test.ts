import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { files } from '#server/db/schema/platform.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
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
  await send(person, 'POST', `/api/professionals/${person.id}/cv-upload`, 'primero')
  const jobId = await createJob(app, company)
  const reply = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    headers: person.headers,
    payload: {},
  })
  id = reply.body.application.id
})

const send = (actor: TestActor, method: 'POST' | 'PUT', url: string, mark: string) =>
  app.request({ method, url, ...multipart([cvPart(pdf(700, mark))], actor.headers) })
const replaceCv = (actor: TestActor, mark: string) => send(actor, 'PUT', `/api/applications/${id}/cv`, mark)
const read = async (actor: TestActor, url: string) =>
  (await app.request({ url, headers: actor.headers })).text
const cvOf = (actor: TestActor) => read(actor, `/api/applications/${id}/cv`)

test('the CV of an application may be changed until the company has opened it', async () => {
  expect((await replaceCv(person, 'segundo')).status).toBe(200)
  expect(await cvOf(person)).toContain('segundo')
  const own = await read(person, `/api/professionals/${person.id}/cv`)
  expect(own, 'the profile keeps its own').toContain('primero')
  expect((await replaceCv(await createProfessional(app), 'ajeno')).status).toBe(404)

  expect(await cvOf(company)).toContain('segundo')
  expect(await replaceCv(person, 'tercero')).toMatchObject({
    status: 409,
    body: { code: 'cv_already_viewed' },
  })
  expect(await cvOf(company)).toContain('segundo')
})

test('of a look and a change at the same moment, the company never has another CV than it looked at', async () => {
  const [look, change] = await Promise.all([cvOf(company), replaceCv(person, 'segundo')])
  const after = await cvOf(company)
  if (change.status === 409) expect(after).toContain('primero')
  else expect(after).toContain('segundo')
  expect(look).toMatch(/primero|segundo/)
})

test('a CV that nothing refers to any more is removed, and one that is still used stays', async () => {
  await replaceCv(person, 'uno')
  await replaceCv(person, 'otro')
  await app.queue.drain()
  const kept = await app.deps.db.select().from(files).where(eq(files.ownerId, person.userId))
  expect(kept.length, 'the one of the profile and the last one sent').toBe(2)
})

test('nothing is replaced without a file, or once the application was taken back', async () => {
  const empty = await app.request({
    method: 'PUT',
    url: `/api/applications/${id}/cv`,
    ...multipart([], person.headers),
  })
  expect(empty.status).toBe(400)
  await app.request({
    method: 'POST',
    url: `/api/applications/${id}/withdraw`,
    headers: person.headers,
    payload: {},
  })
  expect((await replaceCv(person, 'tarde')).status).toBe(404)
})
