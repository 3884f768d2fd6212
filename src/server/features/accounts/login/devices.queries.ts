import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { AccountOwner } from '#server/actor.ts'
import { knownDevices } from '#server/db/schema/accounts.table.ts'
import { isOf, ownerColumns } from '#server/features/accounts/account-owner.queries.ts'

/** Whether the account was entered from this device before, and whether from any device. */
export async function findDevices(tx: Db, owner: AccountOwner, tokenHash: Buffer) {
  const isThis = sql<boolean>`${eq(knownDevices.tokenHash, tokenHash)}`
  const [row] = await tx
    .select({ isThis })
    .from(knownDevices)
    .where(isOf(knownDevices, owner))
    .orderBy(desc(isThis))
    .limit(1)
  return { hasAny: row !== undefined, isKnown: row?.isThis ?? false }
}

export async function saveDevice(
  tx: Db,
  owner: AccountOwner,
  device: { tokenHash: Buffer; seenAt: Date },
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ ...ownerColumns(owner), ...device })
    .onConflictDoUpdate({
      target: ['adminId' in owner ? knownDevices.adminId : knownDevices.userId, knownDevices.tokenHash],
      set: { seenAt: device.seenAt },
    })
}

/** Also deletes devices whose cookie has expired. */
export async function deleteDevicesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, moment))
}
