import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { countMigrations, hashOfMigration, migrate } from '#server/db/migrate.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { BackupError, entriesOf } from './archive.ts'
import { checkBackup, type Description, entryOf, filesFolder } from './backup.ts'
import { copySql, nameOf, withoutChecks } from './tables.ts'

export interface Restored {
  takenAt: string
  tables: number
  files: number
  /** Mails that were not sent before the backup. They are sent once the product starts. */
  waitingMails: number
}

/**
 * Loads a backup into the empty database at `url` and the storage, and migrates it to the current schema. All rows
 * are stored or none. Throws BackupError, before anything is stored, for an incomplete file, another version, or a
 * database that has accounts.
 */
export async function restoreBackup(
  { url, storage }: { url: string; storage: Pick<Storage, 'put'> },
  path: string,
): Promise<Restored> {
  const head = await checkBackup(path)
  if (hashOfMigration(head.migrations.count) !== head.migrations.last)
    throw new BackupError(
      'La copia viene de una versión de Qhatu más nueva que esta: actualiza Qhatu y repite.',
    )
  const client = new Client({ connectionString: url, application_name: 'qhatu-restore' })
  await client.connect()
  try {
    await requireEmpty(client, head)
    await migrate(url, { upTo: head.migrations.count })
    const files = await load(client, storage, head, path)
    await client.query('analyze')
    await migrate(url)
    const waiting = await client.query<{ count: number }>(
      'select count(*)::int as count from mails where sent_at is null',
    )
    return {
      takenAt: head.takenAt,
      tables: head.tables.length,
      files,
      waitingMails: waiting.rows[0]?.count ?? 0,
    }
  } finally {
    await client.end()
  }
}

async function requireEmpty(client: Client, head: Description): Promise<void> {
  const { rows } = await client.query<{ users: string | null }>(
    `select to_regclass('public.users')::text as users`,
  )
  if (!rows[0]?.users) return
  const people = await client.query('select from users limit 1')
  if (people.rowCount !== 0)
    throw new BackupError(
      'La base de datos ya tiene cuentas. Una copia se restaura en una vacía: elige otro DATA_DIR u otra DATABASE_URL.',
    )
  if ((await countMigrations(client)) > head.migrations.count)
    throw new BackupError(
      'La base de datos no tiene cuentas, pero sí tablas más nuevas que la copia: elige una que esté vacía.',
    )
}

/** Returns the number of files. */
async function load(
  client: Client,
  storage: Pick<Storage, 'put'>,
  head: Description,
  path: string,
): Promise<number> {
  let files = 0
  await client.query('begin')
  await withoutChecks(client, head.tables, async () => {
    await client.query(`truncate ${head.tables.map(nameOf).join(', ')}`)
    for await (const { name, open } of entriesOf(path)) {
      const table = head.tables.find((one) => entryOf(one) === name)
      if (table) await pipeline(await open(), client.query(copyFrom(copySql(table, 'from stdin'))))
      if (!name.startsWith(filesFolder)) continue
      await storage.put(name.slice(filesFolder.length), await open())
      files++
    }
  })
  for (const sequence of head.sequences)
    if (sequence.last !== null) await client.query('select setval($1, $2)', [nameOf(sequence), sequence.last])
  await client.query('commit')
  return files
}
