import type { Config } from '#server/config.ts'
import { type EmbeddedLog, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

export interface OpenDatabase {
  url: string
  /** After the last connection is closed. */
  release(): Promise<void>
}

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>

/** The configured database, or the embedded one, as it is. */
export async function reachDatabase(
  { databaseUrl, dataDir }: Where,
  log: EmbeddedLog,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, release: async () => {} }
  const { url, stop } = await startEmbedded(dataDir, log)
  return { url, release: stop }
}

/** The same, migrated. */
export async function openDatabase(where: Where, log: EmbeddedLog): Promise<OpenDatabase> {
  const database = await reachDatabase(where, log)
  await migrate(database.url)
  return database
}
