import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { connect, type Database, transaction } from '#server/db/connection.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/cluster.ts'
import { startQueue } from './queue.ts'
import { defineTask, handleTask } from './task.ts'

const note = defineTask('test.note', z.object({ n: z.number() }))
const patientNote = defineTask('test.note', z.object({ n: z.number() }), { retries: 3 })

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster'))
  database = connect(testDatabase.url)
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

test('a backlog that waited for a worker is worked off without a pause, each task once', async () => {
  const done: number[] = []
  const queue = await startQueue({
    url: testDatabase.url,
    handlers: () => [handleTask(note, async ({ n }) => void done.push(n))],
    onError: (error) => expect.unreachable(String(error)),
  })
  const all = Array.from({ length: 45 }, (_, n) => n)
  await transaction(database, async (tx) => {
    for (const n of all) await queue.enqueue(tx, note, { n })
  })
  await queue.work()
  // One task per poll of two seconds would take a minute and a half.
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(all.length)
  await queue.stop()
  expect(done.toSorted((a, b) => a - b)).toEqual(all)
})

test('a delayed task is run soon after its time', async () => {
  const late = defineTask('test.late', z.object({}))
  const done: number[] = []
  const queue = await startQueue({
    url: testDatabase.url,
    handlers: () => [handleTask(late, async () => void done.push(Date.now()))],
    onError: (error) => expect.unreachable(String(error)),
  })
  await queue.work()
  const due = Date.now() + 1_000
  await transaction(database, (tx) => queue.enqueue(tx, late, {}, { delay: 1_000 }))
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(1)
  await queue.stop()
  expect(done[0]).toBeGreaterThanOrEqual(due - 50)
})

test('a database that fails while tasks are started is waited for', async () => {
  const nightly = defineTask('test.nightly', z.object({}), { cron: '0 3 * * *' })
  const outages: unknown[] = []
  const queue = await startQueue({
    url: testDatabase.url,
    handlers: () => [handleTask(nightly, async () => {})],
    onError: (error) => outages.push(error),
  })
  const lock = await database.pool.connect()
  await lock.query('begin')
  await lock.query('lock table queue.schedule in access exclusive mode')
  const working = queue.work()
  const killWaiting = async () => {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert%schedule%'`,
    )
    return rowCount
  }
  await expect.poll(killWaiting).toBe(1)
  await lock.query('rollback')
  lock.release()
  await working
  await queue.stop()
  expect(outages).not.toEqual([])
  const { rows } = await database.pool.query(`select cron from queue.schedule where name = 'test.nightly'`)
  expect(rows).toEqual([{ cron: '0 3 * * *' }])
})

test('a queue that an earlier version made gets the options of this one', async () => {
  const queue = await startQueue({
    url: testDatabase.url,
    handlers: () => [handleTask(patientNote, async () => {})],
    onError: (error) => expect.unreachable(String(error)),
  })
  await queue.stop()
  const { rows } = await database.pool.query(
    `select retry_limit, heartbeat_seconds from queue.queue where name = 'test.note'`,
  )
  expect(rows).toEqual([{ retry_limit: 53, heartbeat_seconds: 10 }])
})

test('a kill is no failure: a task that lost its process many times still has all its tries', async () => {
  const flaky = defineTask('test.flaky', z.object({}), { retries: 2 })
  let tries = 0
  const queue = await startQueue({
    url: testDatabase.url,
    handlers: () => [
      handleTask(flaky, async () => {
        tries++
        throw new Error('not today')
      }),
    ],
    onError: () => {},
  })
  const set = (changes: string) =>
    database.pool.query(`update queue.job set ${changes} where name = 'test.flaky'`)
  const state = async () =>
    (await database.pool.query(`select state from queue.job where name = 'test.flaky'`)).rows[0].state
  await transaction(database, (tx) => queue.enqueue(tx, flaky, {}))
  // The state left by ten processes that died while running it.
  await set(`started_on = now(), retry_count = 10, state = 'retry', start_after = now()`)
  for (const left of ['retry', 'retry', 'cancelled']) {
    await expect(queue.drain()).rejects.toThrow('not today')
    expect(await state()).toBe(left)
    await set('start_after = now()')
  }
  expect(tries).toBe(3)
  await queue.stop()
})

test('a worker gives a task up for good once its tries are used', async () => {
  const hopeless = defineTask('test.hopeless', z.object({}), { retries: 0 })
  const queue = await startQueue({
    url: testDatabase.url,
    handlers: () => [handleTask(hopeless, () => Promise.reject(new Error('never')))],
    onError: () => {},
  })
  await transaction(database, (tx) => queue.enqueue(tx, hopeless, {}))
  await queue.work()
  const job = async () =>
    (await database.pool.query(`select state, output from queue.job where name = 'test.hopeless'`)).rows[0]
  await expect.poll(job, { timeout: 10_000 }).toEqual({ state: 'failed', output: { failures: 1 } })
  await queue.stop()
})
