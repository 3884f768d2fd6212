import type { Config } from '#server/config.ts'
import { type EmbeddedLog, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

/** The configured database, or the embedded one, migrated. `release` after the last connection is closed. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: EmbeddedLog,
): Promise<{ url: string; release(): Promise<void> }> {
  const embedded = databaseUrl === null ? await startEmbedded(dataDir, log) : null
  const url = databaseUrl ?? embedded?.url ?? ''
  await migrate(url)
  return { url, release: async () => embedded?.stop() }
}
