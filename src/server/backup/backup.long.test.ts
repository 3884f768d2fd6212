import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { folderStorage } from '#server/platform/storage/folder.ts'
import { removeStoredFile } from '#server/platform/storage/stored-files.ts'
import { transaction } from '#server/db/connection.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/support/cluster.ts'
import { registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { wholeLife } from '#tests/support/whole-life.ts'
import { entriesOf } from './archive.ts'
import { writeBackup } from './backup.ts'
import { nightlyBackup } from './nightly.ts'
import { restoreBackup } from './restore.ts'

let app: TestApp
let folder: string
let path: string
const databases: TestDatabase[] = []
const now = new Date('2026-11-21T15:00:00Z')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qhatu-backup-'))
  path = join(folder, 'copia.zip')
  app = await startTestApp({ BACKUP_DIR: join(folder, 'nightly'), BACKUP_KEEP: '2' })
  await wholeLife(app)
  await app.queue.drain()
  await backUp()
})
afterAll(async () => {
  for (const database of databases) await database.drop()
  await app.close()
  await rm(folder, { recursive: true })
})

const backUp = (to = path) =>
  writeBackup({ url: app.deps.config.databaseUrl ?? '', storage: app.deps.storage, now }, to)

async function emptyDatabase(): Promise<string> {
  const database = await createEmptyDatabase(inject('cluster'))
  databases.push(database)
  return database.url
}

const filesIn = (name: string) => folderStorage(join(folder, name))

async function query<R extends object>(url: string, text: string): Promise<R[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}

/** The rows of every table, in a fixed order. */
async function contentOf(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    url,
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and (table_schema = 'public' or table_schema = 'queue' and table_name like 'job_common')`,
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(url, `select t::text as row from ${name} t order by 1`)
    content[name] = rows.map(({ row }) => row)
  }
  return content
}

test('what is restored is what was there: every row of every table, every file, and the numbers that follow', async () => {
  const url = await emptyDatabase()
  const storage = filesIn('whole')
  const restored = await restoreBackup({ url, storage }, path)

  expect(restored.files).toBeGreaterThan(0)
  const before = await contentOf(app.deps.config.databaseUrl ?? '')
  const after = await contentOf(url)
  expect(Object.values(before).flat().length).toBeGreaterThan(50)
  expect(after).toEqual(before)

  const keys = await query<{ key: string }>(url, 'select storage_key as key from files')
  for (const { key } of keys) {
    const [one, other] = [await app.deps.storage.get(key), await storage.get(key)]
    expect(other && (await buffer(other)), key).toEqual(one && (await buffer(one)))
  }

  const second = await startTestApp({ DATABASE_URL: url })
  const { reply } = await registerProfessional(second, { email: 'nueva@ejemplo.pe' })
  expect(reply.status).toBe(201)
  await second.close()
})

test('the schema of a restored database is that of a new one', async () => {
  const url = await emptyDatabase()
  await restoreBackup({ url, storage: filesIn('schema') }, path)
  const describe = (where: string) =>
    query(
      where,
      `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where conrelid <> 0
       union all select tgrelid::regclass || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
       union all select indexdef from pg_indexes where schemaname in ('public', 'queue') order by 1`,
    )
  expect(await describe(url)).toEqual(await describe(app.deps.config.databaseUrl ?? ''))
})

test('it is of one moment, while people write: nobody has an account without a profile', async () => {
  let isDone = false
  let written = 0
  const writing = (async () => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- set when the backup is done
    while (!isDone) {
      const { reply } = await registerProfessional(app, { email: `escribe${written}@ejemplo.pe` })
      expect(reply.status).toBe(201)
      written++
    }
  })()
  const busy = join(folder, 'busy.zip')
  await backUp(busy)
  isDone = true
  await writing
  expect(written).toBeGreaterThan(0)
  const url = await emptyDatabase()
  // Foreign keys are created again over all rows, so an invalid one would fail.
  await restoreBackup({ url, storage: filesIn('busy') }, busy)
  const [row] = await query<{ alone: number }>(
    url,
    `select count(*)::int as alone from users where user_type = 'professional' and deleted_at is null
        and not exists (select from professionals where professionals.user_id = users.id)`,
  )
  expect(row?.alone).toBe(0)
})

test('bytes of a deleted file stay until the backup is written', async () => {
  const { db, pool, storage, queue } = app.deps
  const [file] = await query<{ key: string }>(
    app.deps.config.databaseUrl ?? '',
    'select storage_key as key from files limit 1',
  )
  const key = file?.key ?? ''
  const reader = new Client({ connectionString: app.deps.config.databaseUrl ?? '' })
  await reader.connect()
  await reader.query('select pg_advisory_lock_shared(7140552)')
  await transaction({ pool }, (tx) => queue.enqueue(tx, removeStoredFile, { storageKey: key }))
  await app.queue.drain()
  const held = await storage.get(key)
  expect(held).not.toBeNull()
  held?.destroy()
  await reader.end()
  await db.execute(
    `update queue.job set start_after = now() where name = 'storage.remove' and state = 'created'`,
  )
  await app.queue.drain()
  expect(await storage.get(key)).toBeNull()

  const without = await backUp(join(folder, 'missing.zip'))
  expect(without.missing).toEqual([key])
})

test('a file that is not whole is refused, and nothing is stored', async () => {
  const url = await emptyDatabase()
  const bytes = await readFile(path)
  const spoilt = Buffer.from(bytes)
  const at = bytes.indexOf('%PDF-') + 2
  spoilt.writeUInt8(spoilt.readUInt8(at) ^ 0xff, at)
  for (const [name, content] of [
    ['short.zip', bytes.subarray(0, bytes.length - 100)],
    ['spoilt.zip', spoilt],
    ['other.zip', Buffer.from('no es un zip')],
    ['empty.zip', Buffer.alloc(0)],
  ] as const) {
    await writeFile(join(folder, name), content)
    await expect(
      restoreBackup({ url, storage: filesIn(`of-${name}`) }, join(folder, name)),
      name,
    ).rejects.toThrow(/no es una copia/)
  }
  await expect(restoreBackup({ url, storage: filesIn('none') }, join(folder, 'none.zip'))).rejects.toThrow(
    /No existe/,
  )
  const rows = await query(url, `select from information_schema.tables where table_schema = 'public'`)
  expect(rows).toEqual([])
})

test('a database with accounts is left as it is', async () => {
  const url = app.deps.config.databaseUrl ?? ''
  const before = await contentOf(url)
  await expect(restoreBackup({ url, storage: filesIn('full') }, path)).rejects.toThrow(/ya tiene cuentas/)
  expect(await contentOf(url)).toEqual(before)
})

test('one that was started and has no accounts yet is filled', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const restored = await restoreBackup({ url, storage: filesIn('started') }, path)
  expect(restored.tables).toBeGreaterThan(50)
})

test('an older backup is brought to today’s schema; a newer one is refused', async () => {
  const old = await emptyDatabase()
  await migrate(old, { upTo: 30 })
  await query(
    old,
    `insert into users (email, password_hash, user_type) values ('antigua@ejemplo.pe', 'x', 'professional')`,
  )
  const oldPath = join(folder, 'old.zip')
  await writeBackup({ url: old, storage: filesIn('old'), now }, oldPath)
  const url = await emptyDatabase()
  await restoreBackup({ url, storage: filesIn('old-restored') }, oldPath)
  expect(await query(url, 'select email from users')).toEqual([{ email: 'antigua@ejemplo.pe' }])
  expect(
    await query(url, `select from information_schema.tables where table_name = 'known_devices'`),
  ).toHaveLength(1)

  const newer = await emptyDatabase()
  await migrate(newer)
  await query(
    newer,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)`,
  )
  const newerPath = join(folder, 'newer.zip')
  await writeBackup({ url: newer, storage: filesIn('newer'), now }, newerPath)
  await expect(
    restoreBackup({ url: await emptyDatabase(), storage: filesIn('x') }, newerPath),
  ).rejects.toThrow(/más nueva/)
})

test('it opens without us: a ZIP of CSV files with their columns, for its owner alone', async () => {
  const names: string[] = []
  let people = ''
  for await (const { name, open } of entriesOf(path)) {
    names.push(name)
    if (name === 'tablas/public.users.csv') people = (await buffer(await open())).toString()
  }
  expect(names[0]).toBe('copia.json')
  expect(people).toMatch(/^id,email,/)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('every night one is written, in the place of the oldest', async () => {
  for (let night = 0; night < 4; night++) {
    await transaction(app.deps, (tx) => app.queue.enqueue(tx, nightlyBackup, {}))
    await app.queue.drain()
    app.clock.advance({ days: 1 })
  }
  expect((await readdir(join(folder, 'nightly'))).toSorted()).toEqual([
    'qhatu-2026-11-23.zip',
    'qhatu-2026-11-24.zip',
  ])
})
