import { and, desc, eq, exists, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { admins, users } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { selectCompaniesOf } from '#server/features/accounts/membership/membership.queries.ts'

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** The companies that a session may work in: the chosen one while the account belongs to it, else all of the account. */
const companiesOfSession = (db: Db) =>
  selectCompaniesOf(
    db,
    users.id,
    sql`(${sessions.companyId} is null or ${companies.id} = ${sessions.companyId})`,
  )

/** The session is the owner's own, or its administrator is still signed in. */
const viewerIsSignedIn = (now: Date) => sql`(${sessions.viewerId} is null or exists (
  select from ${sessions} own join ${admins} on ${admins.id} = own.admin_id
  where own.admin_id = ${sessions.viewerId} and own.expires_at > ${now} and ${admins.endedAt} is null))`

/**
 * The account of a session that is neither expired nor suspended, with its profile. Every call of a signed-in person asks
 * it, so it joins few tables: for six more, planning took longer than all else of the call.
 */
export async function findUserSession(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      userType: users.userType,
      emailConfirmedAt: users.emailConfirmedAt,
      professionalId: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      photoId: professionals.photoId,
      personName: users.personName,
      chosenCompanyId: sessions.companyId,
      lastSeenAt: sessions.lastSeenAt,
      viewerId: sessions.viewerId,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(professionals, eq(professionals.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.suspendedAt)))
  return row ?? null
}

/** Whether the administrator of a view is still signed in: the view ends with the administrator's own sessions. */
export async function isSignedInAdmin(db: Db, adminId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ adminId: admins.id })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(eq(admins.id, adminId), gt(sessions.expiresAt, now), isNull(admins.endedAt)))
    .limit(1)
  return row !== undefined
}

/** Returns those of the given sessions that are not expired and whose account is not suspended or deleted. */
export async function listOpenSessions(db: Db, tokenHashes: readonly Buffer[], now: Date): Promise<Buffer[]> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.tokenHash, [...tokenHashes]),
        gt(sessions.expiresAt, now),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
        or(eq(users.userType, 'professional'), exists(companiesOfSession(db))),
        viewerIsSignedIn(now),
      ),
    )
  return rows.map(({ tokenHash }) => tokenHash)
}

export async function findAdminSession(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({
      adminId: admins.id,
      email: admins.email,
      name: admins.name,
      role: admins.role,
      totpEnabledAt: admins.totpEnabledAt,
      lastSeenAt: sql<Date>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`.mapWith(
        sessions.createdAt,
      ),
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(admins.endedAt)))
  return row ?? null
}

/** Records that it is in use. Its device is not changed once known. */
export async function touchSession(
  db: Db,
  tokenHash: Buffer,
  { lastSeenAt, device }: { lastSeenAt: Date; device: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastSeenAt,
      device: sql`case when ${sessions.device} = '' then ${device} else ${sessions.device} end`,
    })
    .where(eq(sessions.tokenHash, tokenHash))
}

export async function touchAdminSession(db: Db, tokenHash: Buffer, lastSeenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.tokenHash, tokenHash))
}

/** The valid sessions, the most recently seen first. */
export async function listUserSessions(db: Db, userId: number, now: Date) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`), desc(sessions.id))
}

/** Whether the user has this session. */
export async function hasSession(db: Db, userId: number, id: number): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.id, id)))) > 0
}

/** False when it has ended already. */
export async function deleteSessionById(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id })
  return rows.length > 0
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends every session of a user except `keep`, and returns how many these were. */
export async function deleteUserSessions(db: Db, userId: number, keep?: Buffer): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.tokenHash, keep)))
    .returning({ id: sessions.id })
  return rows.length
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** Changes the company that a session works in. */
export async function setSessionCompany(tx: Db, tokenHash: Buffer, companyId: number): Promise<void> {
  await tx.update(sessions).set({ companyId }).where(eq(sessions.tokenHash, tokenHash))
}

/** Names the company in the sessions of an account that name none. */
export async function setMissingCompany(tx: Db, userId: number, companyId: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ companyId })
    .where(and(eq(sessions.userId, userId), isNull(sessions.companyId)))
}

/** Ends the sessions of an account that work in a company, also those that name none and may work there. */
export async function deleteSessionsIn(tx: Db, userId: number, companyId: number): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        or(
          eq(sessions.companyId, companyId),
          and(
            isNull(sessions.companyId),
            sql`not exists (select from companies own where own.user_id = ${userId})`,
          ),
        ),
      ),
    )
}
