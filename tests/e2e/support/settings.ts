import { Client } from 'pg'
import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'
import { startEmbedded } from '#server/db/embedded.ts'

/** Changes a setting as an operator does: in the database of the server with this data folder. */
export const changeSetting = (folder: string, key: string, value: string): Promise<void> =>
  update(folder, 'UPDATE settings SET value = $2 WHERE key = $1', [key, value])

/** Gives the administrators of that server a role. */
export const changeRoles = (folder: string, role: AdminRole): Promise<void> =>
  update(folder, 'UPDATE admins SET role = $1', [role])

/** Books on that server that an order's money, in cents of a sol, was released to this professional, without a fee. */
export const releaseTo = (folder: string, email: string, cents: number): Promise<void> =>
  update(
    folder,
    `WITH t AS (INSERT INTO ledger_transactions (key, event, at, currency, order_id, entry_count)
      VALUES ('order_released/e2e', 'order_released', now(), 'PEN', 900001, 2) RETURNING id)
    INSERT INTO ledger_entries (transaction_id, account, currency, amount, party_id)
      SELECT t.id, e.account, 'PEN', e.amount, u.id FROM t, users u,
        (VALUES ('customer_money', $2::bigint), ('payouts_due', -$2::bigint)) AS e (account, amount) WHERE u.email = $1`,
    [email, String(cents)],
    2,
  )

async function update(folder: string, statement: string, values: string[], rows = 1): Promise<void> {
  const database = await startEmbedded(folder, console)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rowCount } = await client.query(statement, values)
    if (rowCount !== rows) throw new Error(`Not ${rows} rows: ${statement}`)
  } finally {
    await client.end()
    await database.stop()
  }
}
