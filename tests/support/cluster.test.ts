import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from './cluster.ts'

async function run(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ found: string | null }>(sql)).rows[0]
  } finally {
    await client.end()
  }
}

test('the data of one test database is not visible in another', async () => {
  const [one, other] = await Promise.all([
    createTestDatabase(inject('cluster')),
    createTestDatabase(inject('cluster')),
  ])
  await run(one.url, 'CREATE TABLE only_here (id int)')
  expect((await run(other.url, `SELECT to_regclass('only_here') AS found`))?.found).toBeNull()
  await Promise.all([one.drop(), other.drop()])
  await expect(run(one.url, 'SELECT 1')).rejects.toThrow(/does not exist/)
})
