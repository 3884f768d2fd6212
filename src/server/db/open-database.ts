import type { Config } from '#server/config.ts'
import { type EmbeddedLog, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

export interface OpenDatabase {
  url: string
  /** Call it after the last connection is closed. */
  release(): Promise<void>
}

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Opens the configured or the embedded database without migrating it. */
export async function reachDatabase(
  { databaseUrl, dataDir }: Where,
  log: EmbeddedLog,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, release: async () => {} }
  const { url, stop } = await startEmbedded(dataDir, log)
  return { url, release: stop }
}

/** Opens the configured or the embedded database, migrated. */
export async function openDatabase(where: Where, log: EmbeddedLog): Promise<OpenDatabase> {
  const database = await reachDatabase(where, log)
  await migrate(database.url)
  return database
}
