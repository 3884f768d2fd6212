import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { cookieOnSite, userCookie } from '#server/http/cookies.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { openStream, type OpenStream } from '#tests/support/open-stream.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startSession } from './sessions.service.ts'

let app: TestApp
const opened: OpenStream[] = []
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})
afterAll(() => app.close())

async function open(
  { headers }: Pick<TestActor, 'headers'>,
  on = app,
  since?: number | string,
): Promise<OpenStream> {
  const stream = await openStream(on, headers, `/api/events${since === undefined ? '' : `?since=${since}`}`)
  opened.push(stream)
  return stream
}
const push = (userIds: number[], serviceId = 1) =>
  transaction(app.deps, (tx) =>
    pushEvent(tx, userIds, { topic: 'messages', serviceId, applicationId: null, companyId: 2 }),
  )
const message = (serviceId = 1) => ({ topic: 'messages', serviceId, applicationId: null, companyId: 2 })
const hello = (stream: OpenStream): unknown =>
  JSON.parse(/event: hello\ndata: (.*)\n/.exec(stream.text())?.[1] ?? 'null')
const hellos = (stream: OpenStream) => stream.text().split('event: hello\n').length - 1

test('a stream greets, and says that nobody may keep, compress or hold it back', async () => {
  const stream = await open(await createProfessional(app))
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': expect.any(String),
  })
  expect(stream.headers['content-encoding']).toBeUndefined()
  await expect.poll(() => hello(stream)).toEqual({ at: expect.any(Number), isWhole: false })
  expect(stream.text()).toMatch(/^retry: 3000\nevent: hello\ndata: \{[^\n]*\}\n\n$/)
})

test('a page that says when its data was read gets what happened since, and nothing else to load again', async () => {
  const [rosa, stranger] = [await createProfessional(app), await createProfessional(app)]
  const seen = await open(rosa)
  // Ten seconds are allowed for reading it, which this process has not lived yet.
  const read = Date.now() + 10_000
  for (const serviceId of [1, 1, 2]) await push([rosa.userId], serviceId)
  await push([stranger.userId], 3)
  await expect.poll(seen.events).toHaveLength(3)
  const late = await open(rosa, app, read)
  await expect.poll(late.events).toHaveLength(2)
  expect(late.events()).toEqual(expect.arrayContaining([message(1), message(2)]))
  expect(hello(late)).toEqual({ at: expect.any(Number), isWhole: true })
  await push([rosa.userId], 4)
  await expect.poll(late.events).toContainEqual(message(4))
})

test('a page whose data is older than what the process remembers loads it again', async () => {
  const stream = await open(await createProfessional(app), app, Date.now() - 3_600_000)
  await expect.poll(() => hello(stream)).toMatchObject({ isWhole: false })
})

test.each(['ayer', '-1'])('a moment that is none (%s) is refused', async (since) => {
  expect((await open(await createProfessional(app), app, since)).status).toBe(400)
})

test('an event reaches every open page of its people, and of nobody else', async () => {
  const [rosa, tupay, stranger] = [
    await createProfessional(app),
    await createCompany(app),
    await createProfessional(app),
  ]
  const streams = [await open(rosa), await open(rosa), await open(tupay)]
  const other = await open(stranger)
  await push([rosa.userId, tupay.userId])
  for (const stream of streams) await expect.poll(stream.events).toEqual([message()])
  await push([stranger.userId], 7)
  await expect.poll(other.events).toEqual([message(7)])
})

test('a rolled back transaction sends no event', async () => {
  const person = await createProfessional(app)
  const stream = await open(person)
  const failing = transaction(app.deps, async (tx) => {
    await pushEvent(tx, [person.userId], { topic: 'hires' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await push([person.userId])
  await expect.poll(stream.events).toEqual([message()])
})

test('an event for thousands of people fits what the database carries', async () => {
  const person = await createProfessional(app)
  const stream = await open(person)
  const crowd = Array.from({ length: 3000 }, (_, n) => 2_000_000_000 + n)
  await push([...crowd, person.userId])
  await expect.poll(stream.events).toEqual([message()])
})

test('what cannot be understood is passed over', async () => {
  const person = await createProfessional(app)
  const stream = await open(person)
  for (const payload of ['no JSON', 'null', '{"event": {}}'])
    await app.deps.db.execute(sql`select pg_notify('qhatu_live', ${payload})`)
  await push([person.userId])
  await expect.poll(stream.events).toEqual([message()])
})

test('every process is notified of the commits of others', async () => {
  const second = await startTestApp({ DATABASE_URL: app.deps.config.databaseUrl ?? '' })
  const person = await createProfessional(app)
  const stream = await open(person, second)
  await push([person.userId])
  await expect.poll(stream.events).toEqual([message()])
  stream.close()
  await second.close()
})

test('after a lost connection every page is told to reload', async () => {
  const person = await createProfessional(app)
  const stream = await open(person)
  await expect.poll(() => hellos(stream)).toBe(1)
  await app.deps.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'qhatu-changes' and datname = current_database()`,
  )
  await expect.poll(() => hellos(stream), { timeout: 10_000 }).toBe(2)
  await push([person.userId])
  await expect.poll(stream.events).toEqual([message()])
})

test('signing out ends the pages of that session at once, and of no other', async () => {
  const person = await createProfessional(app)
  const elsewhere = await signInAgain(person)
  const [here, there] = [await open(person), await open(elsewhere)]
  await app.request({ method: 'POST', url: '/api/logout', headers: person.headers })
  await expect.poll(here.isOver).toBe(true)
  expect(here.text()).toContain('event: bye\ndata: {"reason":"session"}')
  await push([person.userId])
  await expect.poll(there.events).toEqual([message()])
})

test.each([
  ['suspended', { suspendedAt: new Date('2026-11-21T15:00:00Z') }],
  ['deleted', { deletedAt: new Date('2026-11-21T15:00:00Z') }],
])('an account that is %s loses its pages at once', async (_, change) => {
  const person = await createProfessional(app)
  const stream = await open(person)
  await app.deps.db.update(users).set(change).where(eq(users.id, person.userId))
  await expect.poll(stream.isOver).toBe(true)
})

test('when all sessions of a person are deleted, as by a new password, all pages end', async () => {
  const person = await createProfessional(app)
  const streams = [await open(person), await open(await signInAgain(person))]
  await app.deps.db.delete(sessions).where(eq(sessions.userId, person.userId))
  for (const stream of streams) await expect.poll(stream.isOver).toBe(true)
})

test('a session that ran out ends its pages at the next look', async () => {
  const person = await createProfessional(app)
  const stream = await open(person)
  await app.deps.live.checkSessions()
  expect(stream.isOver()).toBe(false)
  await app.deps.db
    .update(sessions)
    .set({ expiresAt: app.clock.now() })
    .where(eq(sessions.userId, person.userId))
  await app.deps.live.checkSessions()
  await expect.poll(stream.isOver).toBe(true)
})

test('the eleventh page of a person ends the oldest', async () => {
  const person = await createProfessional(app)
  const first = await open(person)
  const others = []
  for (let n = 0; n < 9; n++) others.push(await open(person))
  expect(first.isOver()).toBe(false)
  others.push(await open(person))
  await expect.poll(first.isOver).toBe(true)
  expect(first.text()).toContain('{"reason":"replaced"}')
  await push([person.userId])
  for (const stream of others) await expect.poll(stream.events).toEqual([message()])
})

test('open streams are a gauge, and neither a slow request nor a leak', async () => {
  const metrics = async () => (await app.request({ url: '/metrics' })).text
  const gauge = async () => Number(/^event_streams (\d+)$/m.exec(await metrics())?.[1])
  await expect.poll(gauge).toBe(0)
  const stream = await open(await createProfessional(app))
  expect(await gauge()).toBe(1)
  stream.close()
  await expect.poll(gauge).toBe(0)
  expect(await metrics()).toMatch(/http_requests_total\{[^}]*route="\/api\/events"/)
  expect(await metrics()).not.toMatch(/http_request_seconds[^\n]*\/api\/events/)
})

test('a page that does not read is disconnected, without effect on others', async () => {
  const house = await startTestApp()
  const person = await createProfessional(house)
  const url = new URL(await house.app.listen({ port: 0, host: '127.0.0.1' }))
  const client = connect(Number(url.port), url.hostname)
  client.pause()
  client.on('error', () => {})
  client.write(`GET /api/events HTTP/1.1\r\nhost: ${url.host}\r\ncookie: ${person.headers.cookie}\r\n\r\n`)
  await expect.poll(() => house.deps.live.size).toBe(1)
  const reader = await fetch(new URL('/api/events', url), { headers: person.headers })
  let read = 0
  const reading = reader.body?.pipeTo(
    new WritableStream({
      write: (chunk: Uint8Array) => {
        read += chunk.length
      },
    }),
  )
  while (house.deps.live.size === 2) {
    for (let n = 0; n < 200; n++) house.deps.live.send([person.userId], { topic: 'hires' })
    await setImmediate()
  }
  expect(house.deps.live.size).toBe(1)
  const before = read
  house.deps.live.send([person.userId], { topic: 'hires' })
  await expect.poll(() => read).toBeGreaterThan(before)
  client.destroy()
  await house.close()
  await reading
})

test('closing the server ends its streams, so that it can stop', async () => {
  const house = await startTestApp()
  const stream = await openStream(house, (await createProfessional(house)).headers)
  await house.close()
  await expect.poll(stream.isOver).toBe(true)
})

/** Signs the same person in on another device. */
async function signInAgain(person: TestActor): Promise<Pick<TestActor, 'headers'>> {
  const { token } = await transaction(app.deps, (tx) =>
    startSession(app.deps, tx, { userId: person.userId, remember: true }),
  )
  return { headers: { cookie: `${cookieOnSite(app.deps.config.publicUrl, userCookie)}=${token}` } }
}
