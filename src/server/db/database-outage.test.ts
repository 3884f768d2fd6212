import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/cluster.ts'
import { type CuttableDatabase, cuttable } from '#tests/support/cuttable-database.ts'
import { post, professionalForm } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { connect } from './connection.ts'

let testDatabase: TestDatabase
let way: CuttableDatabase
let app: TestApp

beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster'))
  way = await cuttable(testDatabase.url)
  app = await startTestApp({ DATABASE_URL: way.url })
  await app.queue.work()
})
afterAll(async () => {
  await app.close()
  await way.close()
  await testDatabase.drop()
})

const read = () => app.request({ url: '/api/jobs/1' })
const register = () =>
  post(app, '/api/register-professional', professionalForm(), { 'idempotency-key': crypto.randomUUID() })

test('while the database is down a call is refused with a retry time, and works again afterwards', async () => {
  for (let outage = 0; outage < 2; outage++) {
    const before = app.mails.sent.length
    const underWay = Promise.all([read(), register(), read(), register()])
    await way.cut()
    for (const { status } of await underWay) expect([201, 404, 503]).toContain(status)
    for (const call of [read, register]) {
      const reply = await call()
      expect([reply.status, reply.body.code]).toEqual([503, 'unavailable'])
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await app.request({ url: '/health/ready' })).status).toBe(503)
    expect((await app.request({ url: '/health/live' })).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 1500))

    await way.mend()
    await expect.poll(async () => (await read()).status, { timeout: 2000 }).toBe(404)
    expect((await register()).status).toBe(201)
    // The queue recovers by itself: the new account's mail is sent.
    await expect.poll(() => app.mails.sent.length, { timeout: 20_000 }).toBeGreaterThan(before)
  }
  const watcher = connect(testDatabase.url, { max: 1 })
  const listening = async (): Promise<number> => {
    const { rows } = await watcher.pool.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`,
    )
    return rows[0].n
  }
  // One connection for changes and one for the queue, however often they were lost.
  await expect.poll(listening, { timeout: 10_000 }).toBe(2)
  await watcher.close()
})
