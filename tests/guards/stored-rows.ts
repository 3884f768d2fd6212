import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { profileJobs } from '#server/features/matching/matching.tasks.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const statements = new WeakMap<TestApp, string>()

/**
 * The number of rows of each table, including the queue, and of files in the storage. Without the background work of
 * matching after a new job, and what is listed of the use of a key.
 */
export async function countStored(app: TestApp): Promise<Record<string, number>> {
  const statement = statements.get(app) ?? (await countEverything(app))
  statements.set(app, statement)
  const { rows } = await app.deps.db.execute<Record<string, number>>(sql.raw(statement))
  const entries = await readdir(join(app.deps.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return { ...rows[0], filesOnDisk: entries.filter((entry) => entry.isFile()).length }
}

async function countEverything({ deps }: TestApp): Promise<string> {
  const tables = await deps.db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and table_name not in ('company_key_days', 'company_key_calls') order by 1`,
  )
  const counts = tables.rows.map(({ name }) => `(select count(*)::int from ${name}) as ${name}`)
  return `select ${counts.join(', ')}, (select count(*)::int from queue.job where name <> '${profileJobs.name}') as queued`
}
