import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { failuresToPause } from '#contracts/jobs/job-feeds-figures.ts'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobFeedRuns, jobFeeds } from '#server/db/schema/job-feeds.table.ts'
import { createCompany, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { feedEntry, feedsUrl, importing } from '#tests/support/feeds.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { type Receiver, startReceiver, status } from '#tests/support/webhook-receiver.ts'
import { feedRunTask } from './start-run.ts'

let app: TestApp
let company: TestActor
let server: Receiver
let it: ReturnType<typeof importing>
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_LOCAL: 'on' })
})
afterAll(() => app.close())
beforeEach(async () => {
  server = await startReceiver()
  company = await createCompany(app, { planType: 'premium' })
  it = importing(app, company, server)
})
afterEach(() => server.close())

describe('a feed that may be broken', () => {
  const all = ['A-1', 'A-2', 'A-3', 'A-4'].map((reference) => feedEntry(reference))

  test.each([
    ['is empty', []],
    ['lost more than half', all.slice(0, 1)],
  ])('%s: nothing is closed before the company says so', async (_, entries) => {
    const id = await it.start(all)
    it.serve(entries)
    await it.run(id)
    expect((await it.feed()).waitingClosings).toBe(4 - entries.length)
    expect((await it.ads()).every(({ isOpen }) => isOpen)).toBe(true)
    expect(await it.notices()).toContain('¿Archivamos')
    const reply = await it.call('POST', `${feedsUrl}/${id}/closings`, { decision: 'close' })
    expect(reply.status).toBe(200)
    await app.queue.drain()
    expect(await it.feed()).toMatchObject({ waitingClosings: 0, openAds: entries.length })
  })

  test('what the company keeps open is apart from the feed, and not asked for again', async () => {
    const id = await it.start(all)
    it.serve([])
    await it.run(id)
    await it.call('POST', `${feedsUrl}/${id}/closings`, { decision: 'keep' })
    await it.run(id)
    expect((await it.feed()).waitingClosings).toBe(0)
    expect((await it.ads()).every(({ isOpen }) => isOpen)).toBe(true)
    expect((await it.call('POST', `${feedsUrl}/${id}/closings`, { decision: 'keep' })).status).toBe(409)
  })

  test('one ad that takes the place of the only one is no alarm', async () => {
    const id = await it.start([feedEntry('A-1')])
    it.serve([feedEntry('B-1')])
    await it.run(id)
    expect(await it.lastRun()).toMatchObject({ created: 1, closed: 1 })
  })
})

describe('the schedule', () => {
  test('reads every so many hours, and asks only whether something changed', async () => {
    it.serve([feedEntry('A-1')], { etag: '"7"' })
    await it.add()
    await it.wait(5)
    expect(server.received).toHaveLength(1)
    server.answerAlways(status(304))
    await it.wait(2)
    expect(server.received).toHaveLength(2)
    expect(server.received[1]!.headers['if-none-match']).toBe('"7"')
    expect(await it.lastRun()).toMatchObject({ status: 'unchanged', startedBy: 'schedule', unchanged: 1 })
  })

  test('pauses after several failures in a row, says so by mail, and goes on when told', async () => {
    const id = await it.start([feedEntry('A-1')])
    server.answerAlways(status(500))
    for (let turn = 0; turn < failuresToPause + 1; turn++) await it.wait()
    expect(server.received).toHaveLength(1 + failuresToPause)
    company = await signedInAgain(app, company)
    it = importing(app, company, server)
    expect(await it.feed()).toMatchObject({ state: 'failing', nextRunAt: null })
    expect(await it.lastRun()).toMatchObject({
      status: 'failed',
      problem: 'El servidor no entregó el archivo. Respondió 500.',
    })
    const mail = app.mails.sent.find(({ to }) => to === company.email)
    expect(mail?.subject).toBe('Pausamos la importación de tus avisos')
    expect((await it.ads())[0]!.isOpen).toBe(true)
    it.serve([feedEntry('A-1')])
    expect((await it.call('PATCH', `${feedsUrl}/${id}`, { isOn: true })).body.state).toBe('on')
    await app.queue.drain()
    expect(await it.lastRun()).toMatchObject({ status: 'done', unchanged: 1 })
  })

  test('is paused and gone on with by the company, and rests while the company is suspended', async () => {
    const id = await it.start([feedEntry('A-1')])
    expect((await it.call('PATCH', `${feedsUrl}/${id}`, { isOn: false })).body).toMatchObject({
      state: 'paused',
      nextRunAt: null,
    })
    await it.wait()
    expect(server.received).toHaveLength(1)
    await it.call('PATCH', `${feedsUrl}/${id}`, { isOn: true, everyHours: 24 })
    await app.queue.drain()
    expect(server.received).toHaveLength(2)
    await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, company.userId))
    await it.wait(30)
    expect(server.received).toHaveLength(2)
  })

  test('stopped, its ads stay; that can be undone', async () => {
    const id = await it.start([feedEntry('A-1')])
    const { body } = await it.call('DELETE', `${feedsUrl}/${id}`)
    expect((await it.call('GET', feedsUrl)).body).toEqual([])
    expect((await it.ads())[0]!.isActive).toBe(true)
    expect((await it.call('POST', `/api/acts/${body.undo.actId}/undo`)).status).toBe(200)
    expect(await it.feed()).toMatchObject({ id, ads: 1 })
  })
})

describe('one at a time', () => {
  test('a second run is refused while one has not ended', async () => {
    it.serve([feedEntry('A-1')])
    const { body } = await it.call('POST', feedsUrl, { url: server.url, category: 'Ventas' })
    expect((await it.call('POST', `${feedsUrl}/${body.id}/runs`)).status).toBe(409)
    await app.queue.drain()
    expect((await it.call('POST', `${feedsUrl}/${body.id}/runs`)).status).toBe(201)
    await app.queue.drain()
  })

  test('the same address twice, or a private one, is refused', async () => {
    await it.start([feedEntry('A-1')])
    expect((await it.call('POST', feedsUrl, { url: server.url, category: 'Ventas' })).status).toBe(409)
    const { status: code, body } = await it.call('POST', feedsUrl, {
      url: 'https://user:a@x.pe/',
      category: 'Ventas',
    })
    expect([code, body.fields.url]).toEqual([
      400,
      'Usa una dirección https pública, sin usuario ni contraseña',
    ])
  })

  test('two processes that take one run write each ad once, and the slower one stops', async () => {
    it.serve([feedEntry('A-1'), feedEntry('A-2'), feedEntry('A-3')])
    const { body } = await it.call('POST', feedsUrl, { url: server.url, category: 'Ventas' })
    const [row] = await app.deps.db.select().from(jobFeedRuns).where(eq(jobFeedRuns.feedId, body.id))
    await transaction(app.deps, (tx) =>
      app.deps.queue.enqueueAll(tx, feedRunTask, [{ runId: row!.id }, { runId: row!.id }]),
    )
    await app.queue.drain()
    expect(await it.ads()).toHaveLength(3)
    expect(await it.lastRun()).toMatchObject({ status: 'done', created: 3 })
  })

  test('a run that was lost is started again', async () => {
    const id = await it.start([feedEntry('A-1')])
    it.serve([feedEntry('A-1'), feedEntry('A-2')])
    const startedAt = new Date(app.clock.now().getTime() - 2 * 3_600_000)
    await app.deps.db.insert(jobFeedRuns).values({ feedId: id, startedBy: 'schedule', startedAt })
    await app.deps.db.update(jobFeeds).set({ nextRunAt: null }).where(eq(jobFeeds.id, id))
    await it.wait(1)
    expect(await it.lastRun()).toMatchObject({ status: 'done', created: 1 })
    expect((await it.feed()).nextRunAt).not.toBeNull()
  })
})

test("another company's import does not exist", async () => {
  const id = await it.start([feedEntry('A-1')])
  const other = await createCompany(app)
  expect((await it.call('PATCH', `${feedsUrl}/${id}`, { isOn: false }, other)).status).toBe(404)
  expect((await it.call('POST', `${feedsUrl}/${id}/runs`, undefined, other)).status).toBe(404)
  expect((await it.call('DELETE', `${feedsUrl}/${id}`, undefined, other)).status).toBe(404)
})
