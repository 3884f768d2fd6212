import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { connect, type Database, longRead } from './connection.ts'

let app: TestApp
let database: Database
beforeAll(async () => {
  app = await startTestApp()
  database = connect(app.deps.config.databaseUrl ?? '', { statementTimeout: 100 })
})
afterAll(async () => {
  await database.close()
  await app.close()
})

test('a long read outlasts the time of other statements, which is the same again afterwards', async () => {
  await longRead(database, (db) => db.execute(sql`select pg_sleep(0.3)`))
  await expect(database.db.execute(sql`select pg_sleep(0.3)`)).rejects.toThrow()
})

test('a long read cannot write', async () => {
  const { cause } = await longRead(database, (db) => db.execute(sql`delete from settings`)).then(
    () => ({ cause: null }),
    (error: Error) => error,
  )
  expect(cause).toMatchObject({ code: '25006' })
})
