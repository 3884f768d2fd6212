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
/** Advisory lock number: two processes that start at once migrate one after the other. */
const lock = 7_140_551

/**
 * Migrates the database at `url` to the newest schema, or to its first `upTo` migrations, including the queue's. Does
 * nothing when it is up to date.
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

/** The hash that the database stores for its `count`-th migration; undefined when we have no such migration. */
export const hashOfMigration = (count: number): string | undefined =>
  readMigrationFiles({ migrationsFolder })[count - 1]?.hash

/** How many migrations have run, on a database that has run some. */
export async function countMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}

/** The migrator takes a folder, so this makes a copy of ours with a shortened journal. */
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
