import { Client } from 'pg'
import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'
import { startEmbedded } from '#server/db/embedded.ts'

/** Changes a setting as an operator does: in the database of the server with this data folder. */
export const changeSetting = (folder: string, key: string, value: string): Promise<void> =>
  update(folder, 'UPDATE settings SET value = $2 WHERE key = $1', [key, value])

/** Gives the administrators of that server a role. */
export const changeRoles = (folder: string, role: AdminRole): Promise<void> =>
  update(folder, 'UPDATE admins SET role = $1', [role])

async function update(folder: string, statement: string, values: string[]): Promise<void> {
  const database = await startEmbedded(folder, console)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, values)
    if (rowCount !== 1) throw new Error(`Not one row: ${statement}`)
  } finally {
    await client.end()
    await database.stop()
  }
}
