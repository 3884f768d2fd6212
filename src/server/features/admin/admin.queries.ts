import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { admins, loginChallenges } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'

/** Also one whose access has ended. `email` in lower case. */
export async function findAdminByEmail(db: Db, email: string) {
  const [row] = await db.select().from(admins).where(eq(admins.email, email))
  return row ?? null
}

export async function findAdmin(db: Db, id: number) {
  const [row] = await db.select().from(admins).where(eq(admins.id, id))
  return row ?? null
}

/** Creates the administrator with this e-mail, or gives back the access with these values. */
export async function saveAdmin(
  db: Db,
  admin: Pick<typeof admins.$inferInsert, 'email' | 'name' | 'role' | 'passwordHash'>,
): Promise<number> {
  const [row] = await db
    .insert(admins)
    .values(admin)
    .onConflictDoUpdate({ target: admins.email, set: { ...admin, endedAt: null } })
    .returning({ id: admins.id })
  if (!row) throw new Error('An upsert returned no row')
  return row.id
}

export async function updateAdminPassword(tx: Db, adminId: number, passwordHash: string): Promise<void> {
  await tx.update(admins).set({ passwordHash }).where(eq(admins.id, adminId))
}

/** Ends every session of an administrator but `keep`, and a login that waits for its code. */
export async function deleteAdminSessions(tx: Db, adminId: number, keep?: Buffer): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.adminId, adminId), keep === undefined ? undefined : ne(sessions.tokenHash, keep)))
  await tx.delete(loginChallenges).where(eq(loginChallenges.adminId, adminId))
}
