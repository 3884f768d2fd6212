import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { secrets } from '#server/db/schema/platform.table.ts'

/** A secret of 32 random bytes that every process of this installation shares; created on first use. */
export async function readSecret(
  db: Db,
  name: 'human-check' | 'subscriptions' | 'two-factor' | 'webhooks' | 'threads' | 'interviews' | 'payouts',
): Promise<Buffer> {
  const stored = await findSecret(db, name)
  if (stored) return stored
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing()
  const made = await findSecret(db, name)
  if (!made) throw new Error('The secret was just written and is not there')
  return made
}

/** Returns the stored secret and deletes it in the transaction. Null: there was none. */
export async function takeSecret(
  tx: Db,
  name: 'two-factor' | 'webhooks' | 'payouts',
): Promise<Buffer | null> {
  const [row] = await tx.delete(secrets).where(eq(secrets.name, name)).returning({ value: secrets.value })
  return row?.value ?? null
}

async function findSecret(db: Db, name: string): Promise<Buffer | null> {
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  return row?.value ?? null
}
