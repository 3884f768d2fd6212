import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from '#tests/support/test-app.ts'

/** How many rows each table has, and how many files lie in the storage. */
export async function countStored({ deps }: TestApp): Promise<Record<string, number>> {
  const tables = await deps.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const counts = tables.rows.map(({ name }) => `(select count(*)::int from ${name}) as ${name}`)
  const { rows } = await deps.pool.query<Record<string, number>>(
    `select ${counts.join(', ')}, (select count(*)::int from queue.job) as queued`,
  )
  const entries = await readdir(join(deps.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return { ...rows[0], filesOnDisk: entries.filter((entry) => entry.isFile()).length }
}
