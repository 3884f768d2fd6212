import { eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { knownDevices } from '#server/db/schema/accounts.table.ts'

interface Device {
  userId: number
  tokenHash: Buffer
}

/** Whether the account was entered from this device before, and whether from any. */
export async function findDevices(tx: Db, { userId, tokenHash }: Device) {
  const rows = await tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
  return { hasAny: rows.length > 0, isKnown: rows.some((row) => row.tokenHash.equals(tokenHash)) }
}

export async function saveDevice(tx: Db, { userId, tokenHash }: Device, seenAt: Date): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash, seenAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { seenAt } })
}

/** Those whose cookie has ended, too. */
export async function deleteDevicesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, moment))
}
