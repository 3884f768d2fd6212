import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { suspensions, users } from '#server/db/schema/accounts.table.ts'

export type SuspensionRow = typeof suspensions.$inferSelect

export async function setSuspendedAt(tx: Db, userId: number, suspendedAt: Date | null): Promise<void> {
  await tx.update(users).set({ suspendedAt }).where(eq(users.id, userId))
}

export async function insertSuspension(tx: Db, row: typeof suspensions.$inferInsert): Promise<number> {
  const [made] = await tx.insert(suspensions).values(row).returning({ id: suspensions.id })
  if (!made) throw new Error('An insert returned no row')
  return made.id
}

/** The open suspension of an account. */
export async function findOpenSuspension(db: Db, userId: number): Promise<SuspensionRow | null> {
  const [row] = await db
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt)))
  return row ?? null
}

/** Whose suspension it is. */
export async function findSuspendedAccount(db: Db, id: number): Promise<number | null> {
  const [row] = await db
    .select({ userId: suspensions.userId })
    .from(suspensions)
    .where(eq(suspensions.id, id))
  return row?.userId ?? null
}

/** A suspension, locked until the transaction ends. */
export async function lockSuspension(tx: Db, id: number): Promise<SuspensionRow | null> {
  const [row] = await tx.select().from(suspensions).where(eq(suspensions.id, id)).for('update')
  return row ?? null
}

export async function updateSuspension(
  tx: Db,
  id: number,
  values: Partial<Pick<SuspensionRow, 'notifiedAt' | 'liftedAt' | 'liftedByName'>>,
): Promise<void> {
  await tx.update(suspensions).set(values).where(eq(suspensions.id, id))
}

/** The latest first. */
export const listSuspensions = (db: Db, userId: number): Promise<SuspensionRow[]> =>
  db.select().from(suspensions).where(eq(suspensions.userId, userId)).orderBy(desc(suspensions.id))
