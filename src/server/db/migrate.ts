import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { createQueueSchema } from '#server/queue/boss.ts'
import journal from '#server/db/migrations/meta/_journal.json' with { type: 'json' }

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Two processes that start at once migrate one after the other. The number is ours alone. */
const lock = 7_140_551

/**
 * Brings the database at `url` to the newest schema, or to that of its first `upTo` migrations, the queue's included. Does nothing
 * when it is there already.
 */
export async function migrate(url: string, { upTo }: { upTo?: number } = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'qhatu-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query('set client_min_messages = warning')
    if (upTo === undefined) await runMigrations(drizzle(client), { migrationsFolder })
    else await withFirst(upTo, (some) => runMigrations(drizzle(client), { migrationsFolder: some }))
    await createQueueSchema(url)
  } finally {
    await client.end()
  }
}

/** The hash by which the database remembers its `count`-th migration; undefined for one that we do not have. */
export const hashOfMigration = (count: number): string | undefined =>
  readMigrationFiles({ migrationsFolder })[count - 1]?.hash

/** How many migrations have run, on a database that had some. */
export async function countMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}

/** The migrator takes a folder: a copy of ours whose journal ends early. */
async function withFirst(count: number, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const entries = journal.entries.slice(0, count)
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
