import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'

const root = join(import.meta.dirname, '../..')
const name = `migrations_${process.pid}`
const url = new URL(inject('cluster').url)
url.pathname = `/${name}`

async function query<R extends pg.QueryResultRow>(where: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: where })
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}
beforeAll(async () => {
  await query(inject('cluster').url, `create database ${name}`)
})
afterAll(async () => {
  await query(inject('cluster').url, `drop database if exists ${name} with (force)`)
})

/** Everything that a migration can change, as text. */
const describeSchema = () =>
  query<{ line: string }>(
    url.href,
    `select format('%s.%s.%s %s %s %s', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema in ('public', 'drizzle', 'queue')
     union all select indexdef from pg_indexes where schemaname in ('public', 'drizzle', 'queue')
     union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0
     union all select p.oid::regprocedure || md5(prosrc) from pg_proc p where pronamespace = 'public'::regnamespace
     union all select 'migration ' || hash from drizzle.__drizzle_migrations
     order by 1`,
  )

test('an empty database becomes a complete one, and a second run changes nothing', async () => {
  await migrate(url.href)
  const first = await describeSchema()
  expect(first.some(({ line }) => line.startsWith('public.applications.'))).toBe(true)
  expect(first.some(({ line }) => line.startsWith('queue.'))).toBe(true)
  await migrate(url.href)
  expect(await describeSchema()).toEqual(first)
})

test('two processes can migrate at the same time', async () => {
  const before = await describeSchema()
  await Promise.all([migrate(url.href), migrate(url.href)])
  expect(await describeSchema()).toEqual(before)
})

test('the migrations match the schema files: nothing is left to generate', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-migrations-'))
  try {
    const migrations = join(root, 'src/server/db/migrations')
    await cp(migrations, folder, { recursive: true })
    const drizzleKit = join(root, 'node_modules/.bin/drizzle-kit')
    const { stdout } = await promisify(execFile)(
      drizzleKit,
      [
        'generate',
        '--dialect=postgresql',
        '--casing=snake_case',
        '--schema=./src/server/db/schema/*.table.ts',
        // The tool prepends './', so it must be a relative path.
        `--out=${relative(root, folder)}`,
      ],
      { cwd: root },
    )
    expect(stdout).toContain('No schema changes')
    expect(await readdir(folder)).toEqual(await readdir(migrations))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('every migration has its place in the journal, in order', async () => {
  const migrations = join(root, 'src/server/db/migrations')
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string; when: number }[]
  }
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).toSorted()
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
