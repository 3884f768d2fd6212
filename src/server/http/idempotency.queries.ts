import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { idempotencyKeys } from '#server/db/schema/platform.table.ts'

interface Key {
  scope: string
  key: string
}

const is = ({ scope, key }: Key) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))

/** Belongs to one attempt: once a newer one has the key, the older cannot finish. */
interface Claim extends Key {
  claim: string
}

/**
 * Claims the key, or returns the earlier request with it. A claim without a reply, left by a dead process, is taken
 * over after ten seconds: by then a waiting person has pressed again.
 */
export async function beginRequest(
  db: Db,
  { scope, key, claim, requestHash }: Claim & { requestHash: Buffer },
) {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ scope, key, claim, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { claim, requestHash, createdAt: sql`now()` },
      setWhere: and(
        isNull(idempotencyKeys.status),
        lt(idempotencyKeys.createdAt, sql`now() - interval '10 seconds'`),
      ),
    })
    .returning({ key: idempotencyKeys.key })
  if (claimed.length === 1) return null
  const [earlier] = await db.select().from(idempotencyKeys).where(is({ scope, key }))
  return earlier ?? null
}

/** False when another attempt has taken over. */
export async function finishRequest(
  tx: Db,
  { scope, key, claim, status, body }: Claim & { status: number; body: unknown },
): Promise<boolean> {
  const rows = await tx
    .update(idempotencyKeys)
    .set({ status, body })
    .where(and(is({ scope, key }), eq(idempotencyKeys.claim, claim)))
    .returning({ key: idempotencyKeys.key })
  return rows.length > 0
}

/** Keeps a stored reply: the commit may have succeeded although the lost connection made it look failed. */
export async function forgetRequest(db: Db, { scope, key, claim }: Claim) {
  await db
    .delete(idempotencyKeys)
    .where(and(is({ scope, key }), eq(idempotencyKeys.claim, claim), isNull(idempotencyKeys.status)))
}

/** Keys are valid for a day. */
export async function deleteOldRequests(db: Db) {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
}
