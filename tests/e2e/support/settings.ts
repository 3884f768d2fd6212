import { Client } from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'

/** Changes a setting as an operator does: in the database of the server with this data folder. */
export async function changeSetting(folder: string, key: string, value: string): Promise<void> {
  const database = await startEmbedded(folder, console)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rowCount } = await client.query('UPDATE settings SET value = $2 WHERE key = $1', [key, value])
    if (rowCount !== 1) throw new Error(`There is no setting ${key}`)
  } finally {
    await client.end()
    await database.stop()
  }
}
