import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { idempotencyKeys } from '#server/db/schema/platform.table.ts'

interface Key {
  scope: string
  key: string
}

const is = ({ scope, key }: Key) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))

/** Claims the key, or returns what an earlier request left under it. A claim that a dead process left is taken over after a minute. */
export async function beginRequest(db: Db, { scope, key, requestHash }: Key & { requestHash: Buffer }) {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, createdAt: sql`now()` },
      setWhere: and(
        isNull(idempotencyKeys.status),
        lt(idempotencyKeys.createdAt, sql`now() - interval '1 minute'`),
      ),
    })
    .returning({ key: idempotencyKeys.key })
  if (claimed.length === 1) return null
  const [earlier] = await db.select().from(idempotencyKeys).where(is({ scope, key }))
  return earlier ?? null
}

export async function finishRequest(
  db: Db,
  { scope, key, status, body }: Key & { status: number; body: unknown },
) {
  await db.update(idempotencyKeys).set({ status, body }).where(is({ scope, key }))
}

export async function forgetRequest(db: Db, key: Key) {
  await db.delete(idempotencyKeys).where(is(key))
}

/** Keys are honoured for a day. */
export async function deleteOldRequests(db: Db) {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
}
