import { escapeIdentifier, type Client } from 'pg'

export interface BackupTable {
  schema: string
  name: string
  /** Only stored columns; PostgreSQL computes generated ones again. */
  columns: string[]
}

export interface Sequence {
  schema: string
  name: string
  /** The last value of the sequence. Null: not used yet. */
  last: string | null
}

/**
 * Our tables and the queue's, because waiting mails belong to the snapshot. `drizzle` only records which migrations
 * ran.
 */
const schemas = ['public', 'queue']

export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/**
 * Every table with its own rows; for a partitioned table, its partitions. The version of the queue's tables is left
 * out.
 */
export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = any($1) and c.oid is distinct from to_regclass('queue.version')
      order by n.nspname, c.relname`,
    [schemas],
  )
  return rows
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as last
       from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  )
  return rows
}

/** Copies a table as CSV in either direction: readable without us and independent of PostgreSQL's version. */
export const copySql = (table: BackupTable, direction: 'to stdout' | 'from stdin'): string =>
  `copy ${nameOf(table)} (${table.columns.map((column) => escapeIdentifier(column)).join(', ')}) ${direction} ` +
  `with (format csv, header ${direction === 'to stdout' ? 'true' : 'match'})`

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Runs `load` without the tables' triggers and foreign keys. The keys are created again afterwards, which checks
 * them. Runs as the tables' owner in the caller's transaction; no superuser is needed.
 */
export async function withoutChecks(
  client: Client,
  tables: BackupTable[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = any(select oid from pg_namespace where nspname = any($1))`,
    [schemas],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`)
  await load()
  for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}
