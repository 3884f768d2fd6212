import { and, count, desc, eq, gt, or, sql } from 'drizzle-orm'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { discountCodes } from '#server/db/schema/discount-codes.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'

export type CodeRow = typeof discountCodes.$inferSelect

/** How long an unpaid payment keeps its use of a code: as long as its page at the provider. */
const heldFor = DAY

/** A payment that uses its code: it was paid, or can still be paid on its page. */
const isUse = (now: Date) =>
  or(
    eq(payments.status, 'completed'),
    and(eq(payments.status, 'pending'), gt(payments.createdAt, new Date(now.getTime() - heldFor))),
  )

export async function findCode(db: Db, code: string): Promise<CodeRow | null> {
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code))
  return row ?? null
}

/** The code; whoever else wants to use it waits until the transaction ends. */
export async function lockCode(tx: Db, code: string): Promise<CodeRow | null> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.code, code)).for('update')
  return row ?? null
}

/** How often a code is used, by all and by one account. */
export async function countUses(
  db: Db,
  codeId: number,
  { userId, now }: { userId: number; now: Date },
): Promise<{ all: number; ofAccount: number }> {
  const [row] = await db
    .select({
      all: count(),
      ofAccount: sql<number>`count(*) filter (where ${payments.userId} = ${userId})::int`,
    })
    .from(payments)
    .where(and(eq(payments.codeId, codeId), isUse(now)))
  return row ?? { all: 0, ofAccount: 0 }
}

const givenIn = (currency: 'USD' | 'PEN') =>
  sql<number>`coalesce(sum(${payments.discount}) filter (where ${payments.status} = 'completed' and ${payments.currency} = ${currency}), 0)::int`

/** All codes, the newest first, with their uses and what they took off in each currency, in cents. */
export const listCodes = (db: Db, now: Date) =>
  db
    .select({
      code: discountCodes,
      uses: sql<number>`count(${payments.id})::int`,
      given: givenIn('USD'),
      givenSoles: givenIn('PEN'),
    })
    .from(discountCodes)
    .leftJoin(payments, and(eq(payments.codeId, discountCodes.id), isUse(now)))
    .groupBy(discountCodes.id)
    .orderBy(desc(discountCodes.id))

/** Stores a code. Null: there is one with this name. */
export async function insertCode(tx: Db, code: typeof discountCodes.$inferInsert): Promise<CodeRow | null> {
  const [row] = await tx
    .insert(discountCodes)
    .values(code)
    .onConflictDoNothing({ target: discountCodes.code })
    .returning()
  return row ?? null
}

export async function lockCodeById(tx: Db, id: number): Promise<CodeRow | null> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id)).for('update')
  return row ?? null
}

export async function endCode(tx: Db, id: number, end: { endedAt: Date; endedBy: number }): Promise<void> {
  await tx.update(discountCodes).set(end).where(eq(discountCodes.id, id))
}
