import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostScheduledDays } from '#contracts/jobs/publishing-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { endsTask, expireTask, openTask } from '#server/features/jobs/jobs.tasks.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { createCompany, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { createJob, standardJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
/** Days that an ad is open. */
let term: number
beforeAll(async () => {
  app = await startTestApp()
  term = await readSetting(app.deps.db, 'job_open_days')
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
})

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object, by = company) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString()
const pass = (days: number) => app.clock.advance({ days })
const run = async (task: typeof openTask) => {
  await transaction(app.deps, (tx) => app.queue.enqueue(tx, task, {}))
  await app.queue.drain()
}
const stored = async (id: number) => (await app.deps.db.select().from(jobs).where(eq(jobs.id, id)))[0]!
const bell = async () =>
  (
    await app.deps.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userId, company.userId))
  ).map(({ title }) => title)
const schedule = async (opensAt: string) =>
  (await send('POST', '/api/jobs', { ...standardJob, opensAt })).body.id as number

test('a scheduled ad is closed until its time, then opens with a whole term, and its people hear', async () => {
  const id = await schedule(inDays(2))
  expect((await app.request({ url: `/api/jobs/${id}` })).status).toBe(410)
  await run(openTask)
  expect((await stored(id)).isOpen).toBe(false)
  pass(2)
  await run(openTask)
  expect((await app.request({ url: `/api/jobs/${id}` })).status).toBe(200)
  const { publishedAt, expiresAt, opensAt } = await stored(id)
  expect([publishedAt, opensAt]).toEqual([app.clock.now(), null])
  expect(expiresAt!.getTime() - publishedAt.getTime()).toBe(term * DAY)
  expect(await bell()).toEqual(['Tu aviso programado ya está publicado'])
  await run(openTask)
  expect(await bell()).toHaveLength(1)
})

test('the day is changed, cancelled, and given to an archived ad; never one that has passed or is far away', async () => {
  const id = await schedule(inDays(2))
  const change = (opensAt: string | null) => send('PUT', `/api/jobs/${id}/schedule`, { opensAt })
  expect((await change(inDays(5))).body.opensAt).toBe(inDays(5))
  expect((await change(inDays(-1))).body.fields.opensAt).toBe(
    'Elige una fecha y una hora que no hayan pasado',
  )
  expect((await change(inDays(mostScheduledDays + 1))).body.fields.opensAt).toBe(
    `Elige una fecha de los próximos ${mostScheduledDays} días`,
  )
  expect((await change('mañana')).status).toBe(400)
  expect((await send('POST', '/api/jobs', { ...standardJob, opensAt: inDays(-1) })).status).toBe(400)
  expect((await change(null)).body.opensAt).toBeNull()
  pass(6)
  await run(openTask)
  expect((await stored(id)).isOpen).toBe(false)
})

test('an open ad is not scheduled', async () => {
  const id = await createJob(app, company)
  const reply = await send('PUT', `/api/jobs/${id}/schedule`, { opensAt: inDays(1) })
  expect([reply.status, reply.body.message]).toEqual([409, 'Este aviso ya está publicado.'])
})

test('publishing now forgets the day, and undoing that brings it back', async () => {
  const id = await schedule(inDays(2))
  const { body } = await send('PATCH', `/api/jobs/${id}/status`, { status: 'active' })
  expect(body.opensAt).toBeNull()
  await send('POST', `/api/acts/${body.undo.actId}/undo`)
  expect((await stored(id)).opensAt?.toISOString()).toBe(inDays(2))
})

test('without room in the plan it stays closed, and its people hear why by mail', async () => {
  const id = await schedule(inDays(1))
  await createJob(app, company)
  app.mails.sent.length = 0
  pass(1)
  await run(openTask)
  expect(await stored(id)).toMatchObject({ isOpen: false, opensAt: null })
  expect(await bell()).toEqual(['Tu aviso programado no se publicó'])
  expect(app.mails.sent.map(({ subject }) => subject)).toEqual([
    'Tu aviso programado no se publicó: Contador general',
  ])
})

test('a deleted ad does not open', async () => {
  const id = await schedule(inDays(1))
  await app.request({ method: 'DELETE', url: `/api/jobs/${id}`, headers: company.headers })
  await settleActs(app)
  pass(2)
  await run(openTask)
  expect((await stored(id)).isOpen).toBe(false)
})

test('an extension adds the term to the end, once until a term is left', async () => {
  const id = await createJob(app, company, { expiresAt: new Date(inDays(4)) })
  expect((await send('POST', `/api/jobs/${id}/extend`)).body.expiresAt).toBe(inDays(4 + term))
  const again = await send('POST', `/api/jobs/${id}/extend`)
  expect(again.status).toBe(409)
  expect(again.body.message).toContain('Este aviso ya está extendido')
  const closed = await createJob(app, company, { isOpen: false })
  expect((await send('POST', `/api/jobs/${closed}/extend`)).body.message).toBe(
    'Este aviso está cerrado. Reactívalo para volver a publicarlo.',
  )
  pass(5)
  await run(expireTask)
  expect((await stored(id)).isOpen).toBe(true)
})

test('the end of an ad is told once, some days before, and again after an extension', async () => {
  const id = await createJob(app, company, { expiresAt: new Date(inDays(4)), title: 'Cajera' })
  await createJob(app, company, { expiresAt: new Date(inDays(2)), isOpen: false })
  await createJob(app, company, { expiresAt: new Date(inDays(2)), source: 'feed', externalId: '1' })
  app.mails.sent.length = 0
  await run(endsTask)
  expect(app.mails.sent).toEqual([])
  pass(2)
  await run(endsTask)
  await run(endsTask)
  expect(app.mails.sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Tu aviso termina el .*: Cajera$/),
  ])
  await send('POST', `/api/jobs/${id}/extend`, undefined, await signedInAgain(app, company))
  await run(endsTask)
  expect(app.mails.sent).toHaveLength(1)
  pass(term)
  await run(endsTask)
  expect(app.mails.sent).toHaveLength(2)
})

test('openings and reference are kept, edited, and only the number is public', async () => {
  const { body } = await send('POST', '/api/jobs', {
    ...standardJob,
    openings: '3',
    reference: ' RH-2026-14 ',
  })
  expect(body).toMatchObject({ openings: 3, reference: 'RH-2026-14' })
  const seen = (await app.request({ url: `/api/jobs/${body.id}` })).body
  expect(seen.openings).toBe(3)
  expect(JSON.stringify(seen)).not.toContain('RH-2026-14')
  const edited = await send('PUT', `/api/jobs/${body.id}`, { ...standardJob, openings: 1 })
  expect(edited.body).toMatchObject({ openings: 1, reference: '' })
  for (const openings of [0, 1000, 1.5, 'muchas'])
    expect((await send('POST', '/api/jobs', { ...standardJob, openings })).body.fields.openings).toBe(
      'Escribe un número entero del 1 al 999',
    )
})
