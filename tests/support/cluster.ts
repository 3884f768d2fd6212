import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { ROLE, SUPERUSER } from '#server/db/embedded-roles.ts'
import { migrate } from '#server/db/migrate.ts'
import { quickFolder } from './quick-folder.ts'

interface Cluster {
  /** Of the superuser, who creates databases for the product's role. */
  url: string
  /** The name of the migrated database from which every test database is copied. */
  template: string
}

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

const PREFIX = 'test_'
const quiet = { info: () => {}, warn: () => {} }

async function execute(url: string, ...statements: string[]): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, string>[] = []
    for (const statement of statements) rows = (await client.query<Record<string, string>>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  changed.username = ROLE
  return changed.href
}

function asSuperuser(url: string): string {
  const changed = new URL(url)
  changed.username = SUPERUSER
  return changed.href
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Database names have the process id of the run, so that a later run can delete those of a killed one. */
async function sweep(url: string): Promise<void> {
  const rows = await execute(url, `SELECT datname FROM pg_database WHERE datname LIKE '${PREFIX}%'`)
  for (const { datname = '' } of rows) {
    const pid = Number(datname.split('_')[1])
    if (pid !== process.pid && isRunning(pid)) continue
    await execute(url, `DROP DATABASE IF EXISTS ${escapeIdentifier(datname)} WITH (FORCE)`)
  }
}

/**
 * Starts the PostgreSQL of this checkout's tests (reused between runs, without fsync, separate from the application's)
 * with a freshly migrated template. For vitest's global setup.
 */
export async function startCluster(): Promise<Cluster & { stop: () => Promise<void> }> {
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8)
  const folder = join(quickFolder, `qhatu-tests-${process.getuid?.() ?? 0}-${checkout}`)
  const server = await startEmbedded(folder, quiet, { durable: false })
  const url = asSuperuser(server.url)
  await sweep(url)
  const template = `${PREFIX}${process.pid}_template`
  await execute(url, `CREATE DATABASE ${template} OWNER ${ROLE}`)
  await migrate(withDatabase(url, template))
  return {
    url,
    template,
    stop: async () => {
      await sweep(url)
      await server.stop()
    },
  }
}

/** A new database, copied from the template. `cluster` is `inject('cluster')`. */
export const createTestDatabase = (cluster: Cluster): Promise<TestDatabase> =>
  createDatabase(cluster, `TEMPLATE ${cluster.template} STRATEGY FILE_COPY`)

/** A new database without tables. */
export const createEmptyDatabase = (cluster: Cluster): Promise<TestDatabase> => createDatabase(cluster, '')

async function createDatabase(cluster: Cluster, like: string): Promise<TestDatabase> {
  const name = cluster.template.replace('template', randomUUID().slice(0, 8))
  await execute(cluster.url, `CREATE DATABASE ${name} OWNER ${ROLE} ${like}`)
  return {
    url: withDatabase(cluster.url, name),
    drop: async () => {
      await execute(cluster.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
