import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { admins, knownDevices, users } from '#server/db/schema/accounts.table.ts'

/** The owner's account: a user's or an administrator's. */
export type DeviceOwner = { userId: number } | { adminId: number }

const isOf = (owner: DeviceOwner) =>
  'adminId' in owner ? eq(knownDevices.adminId, owner.adminId) : eq(knownDevices.userId, owner.userId)

/** Whether the account was entered from this device before, and whether from any device. */
export async function findDevices(tx: Db, owner: DeviceOwner, tokenHash: Buffer) {
  const isThis = sql<boolean>`${eq(knownDevices.tokenHash, tokenHash)}`
  const [row] = await tx
    .select({ isThis })
    .from(knownDevices)
    .where(isOf(owner))
    .orderBy(desc(isThis))
    .limit(1)
  return { hasAny: row !== undefined, isKnown: row?.isThis ?? false }
}

export async function saveDevice(
  tx: Db,
  owner: DeviceOwner,
  device: { tokenHash: Buffer; seenAt: Date },
): Promise<void> {
  const isAdmin = 'adminId' in owner
  await tx
    .insert(knownDevices)
    .values({ ...(isAdmin ? { adminId: owner.adminId } : { userId: owner.userId }), ...device })
    .onConflictDoUpdate({
      target: [isAdmin ? knownDevices.adminId : knownDevices.userId, knownDevices.tokenHash],
      set: { seenAt: device.seenAt },
    })
}

/** The address for warnings to the owner of an account. */
export async function findOwnerEmail(tx: Db, owner: DeviceOwner): Promise<string | null> {
  const [row] =
    'adminId' in owner
      ? await tx.select({ email: admins.email }).from(admins).where(eq(admins.id, owner.adminId))
      : await tx.select({ email: users.email }).from(users).where(eq(users.id, owner.userId))
  return row?.email ?? null
}

/** Also deletes devices whose cookie has expired. */
export async function deleteDevicesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, moment))
}
