import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { pendingApplications } from '#server/db/schema/applications.table.ts'

export type HeldRow = typeof pendingApplications.$inferSelect

/** Null for an unknown, used or expired link. */
export async function findHeldApplication(db: Db, tokenHash: Buffer, now: Date): Promise<HeldRow | null> {
  const [row] = await db
    .select()
    .from(pendingApplications)
    .where(and(eq(pendingApplications.tokenHash, tokenHash), gt(pendingApplications.expiresAt, now)))
  return row ?? null
}

/** False when another request was faster. */
export async function deleteHeldApplication(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const deleted = await tx
    .delete(pendingApplications)
    .where(eq(pendingApplications.tokenHash, tokenHash))
    .returning({ jobId: pendingApplications.jobId })
  return deleted.length > 0
}

export async function deleteExpiredHeldApplications(db: Db, now: Date): Promise<void> {
  await db.delete(pendingApplications).where(lt(pendingApplications.expiresAt, now))
}
