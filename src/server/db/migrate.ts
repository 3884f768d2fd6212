import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { createQueueSchema } from '#server/queue/boss.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Two processes that start at once migrate one after the other. The number is ours alone. */
const lock = 7_140_551

/** Brings the database at `url` to the newest schema, the queue's included. Does nothing when it is there already. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'qhatu-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query('set client_min_messages = warning')
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    await createQueueSchema(url)
  } finally {
    await client.end()
  }
}
