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
  // One task a poll of two seconds would take a minute and a half.
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(all.length)
  await queue.stop()
  expect(done.toSorted((a, b) => a - b)).toEqual(all)
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
  expect(rows).toEqual([{ retry_limit: 3, heartbeat_seconds: 10 }])
})
