import { Readable } from 'node:stream'
import { stat } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { lockOfFiles } from '#server/platform/storage/stored-files.queries.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { BackupError, checkArchive, entriesOf, writeArchive } from './archive.ts'
import { type BackupTable, copySql, listSequences, listTables } from './tables.ts'

const named = { schema: z.string(), name: z.string() }

/** What a backup contains. The first entry of its file. */
const description = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** How many migrations had run, and the hash of the last one. */
  migrations: z.object({ count: z.number().int(), last: z.string() }),
  tables: z.array(z.object({ ...named, columns: z.array(z.string()) })),
  sequences: z.array(z.object({ ...named, last: z.string().nullable() })),
})

export type Description = z.infer<typeof description>

export interface Written {
  tables: number
  files: number
  /** Keys of files that the database names but the storage lacks. */
  missing: string[]
  bytes: number
}

const descriptionName = 'copia.json'
export const entryOf = ({ schema, name }: BackupTable): string => `tablas/${schema}.${name}.csv`
export const filesFolder = 'archivos/'

/**
 * Writes one consistent snapshot of the database at `url` and its files into a ZIP at `path`, while the product runs.
 * The file is checked before it gets its final name. Only its owner can read it.
 */
export async function writeBackup(
  { url, storage, now }: { url: string; storage: Pick<Storage, 'get'>; now: Date },
  path: string,
): Promise<Written> {
  const client = new Client({ connectionString: url, application_name: 'qhatu-backup' })
  await client.connect()
  const missing: string[] = []
  let tables: BackupTable[] = []
  let files = 0
  try {
    // Before the snapshot: from here on no file is deleted, even if its row is.
    await client.query('select pg_advisory_lock_shared($1)', [lockOfFiles])
    await client.query('begin isolation level repeatable read read only')
    tables = await listTables(client)
    const keys = await client.query<{ key: string }>('select storage_key as key from files order by 1')
    const head = await describe(client, tables, now)
    await writeArchive(path, now, async (add) => {
      await add(descriptionName, Readable.from([JSON.stringify(head, null, 2)]))
      for (const table of tables) await add(entryOf(table), client.query(copyTo(copySql(table, 'to stdout'))))
      await client.query('commit')
      for (const { key } of keys.rows) {
        const bytes = await storage.get(key)
        if (!bytes) missing.push(key)
        else {
          await add(`${filesFolder}${key}`, bytes)
          files++
        }
      }
    })
  } finally {
    await client.end()
  }
  return { tables: tables.length, files, missing, bytes: (await stat(path)).size }
}

async function describe(client: Client, tables: BackupTable[], now: Date): Promise<Description> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return {
    format: 1,
    takenAt: now.toISOString(),
    migrations: { count: rows.length, last: rows.at(-1)?.hash ?? '' },
    tables,
    sequences: await listSequences(client),
  }
}

/**
 * Reads the whole file and returns its description. Throws BackupError when it is incomplete or not a backup of ours.
 */
export async function checkBackup(path: string): Promise<Description> {
  await checkArchive(path)
  for await (const { name, open } of entriesOf(path)) {
    if (name !== descriptionName) break
    const parsed = description.safeParse(await json(await open()))
    if (parsed.success) return parsed.data
    break
  }
  throw new BackupError(`${path} no es una copia de Qhatu, o es de una versión más nueva.`)
}
