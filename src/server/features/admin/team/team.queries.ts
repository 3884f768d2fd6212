import { and, asc, eq, gt, isNull, max, sql } from 'drizzle-orm'
import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { adminInvitations, admins } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'

export type TeamInvitationRow = typeof adminInvitations.$inferSelect

/** The administrators whose access has not ended, with when their open sessions were last in use. */
export const listMembers = (db: Db, now: Date) =>
  db
    .select({
      id: admins.id,
      name: admins.name,
      email: admins.email,
      role: admins.role,
      createdAt: admins.createdAt,
      totpEnabledAt: admins.totpEnabledAt,
      lastSeenAt: max(sql<Date>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`).mapWith(
        sessions.createdAt,
      ),
    })
    .from(admins)
    .leftJoin(sessions, and(eq(sessions.adminId, admins.id), gt(sessions.expiresAt, now)))
    .where(isNull(admins.endedAt))
    .groupBy(admins.id)
    .orderBy(asc(admins.name), asc(admins.id))

export const listInvitations = (db: Db, now: Date) =>
  db
    .select()
    .from(adminInvitations)
    .where(gt(adminInvitations.expiresAt, now))
    .orderBy(asc(adminInvitations.name))

/** Replaces an earlier invitation of the same address. Returns its id. */
export async function saveInvitation(
  tx: Db,
  invitation: typeof adminInvitations.$inferInsert,
): Promise<number> {
  const [row] = await tx
    .insert(adminInvitations)
    .values(invitation)
    .onConflictDoUpdate({ target: adminInvitations.email, set: invitation })
    .returning({ id: adminInvitations.id })
  if (!row) throw new Error('An upsert returned no row')
  return row.id
}

export async function findInvitation(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select()
    .from(adminInvitations)
    .where(and(eq(adminInvitations.tokenHash, tokenHash), gt(adminInvitations.expiresAt, now)))
  return row ?? null
}

/** Null when it was cancelled or used meanwhile. */
export async function deleteInvitation(tx: Db, id: number) {
  const [row] = await tx.delete(adminInvitations).where(eq(adminInvitations.id, id)).returning()
  return row ?? null
}

/** Locks all owners, so that two changes cannot remove the last two at once. Returns their ids. */
export async function lockOwners(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.role, 'owner'), isNull(admins.endedAt)))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Locks an administrator whose access has not ended; null: there is none. */
export async function lockMember(tx: Db, id: number) {
  const [row] = await tx
    .select()
    .from(admins)
    .where(and(eq(admins.id, id), isNull(admins.endedAt)))
    .for('update')
  return row ?? null
}

export async function updateRole(tx: Db, id: number, role: AdminRole): Promise<void> {
  await tx.update(admins).set({ role }).where(eq(admins.id, id))
}

export async function markEnded(tx: Db, id: number, endedAt: Date): Promise<void> {
  await tx.update(admins).set({ endedAt }).where(eq(admins.id, id))
}
