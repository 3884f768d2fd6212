import { and, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { consents, emailTokens, users } from '#server/db/schema/accounts.table.ts'
import { pendingApplications } from '#server/db/schema/applications.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { selectCompaniesOf } from '#server/features/accounts/membership/membership.queries.ts'

const taken = alias(users, 'taken')

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>

/** An account with its profile, or the first of the companies that it works in. */
function selectAccount(db: Db) {
  const company = selectCompaniesOf(db, users.id).limit(1).as('works_in')
  return db
    .select({
      id: users.id,
      email: users.email,
      userType: users.userType,
      passwordHash: users.passwordHash,
      emailConfirmedAt: users.emailConfirmedAt,
      suspendedAt: users.suspendedAt,
      totpEnabledAt: users.totpEnabledAt,
      professionalId: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      companyId: company.id,
      companyName: company.name,
    })
    .from(users)
    .leftJoin(professionals, eq(professionals.userId, users.id))
    .leftJoinLateral(company, sql`true`)
}

/** `email` in lower case. */
export async function findAccountByEmail(db: Db, email: string) {
  const [row] = await selectAccount(db).where(eq(users.email, email))
  return row ?? null
}

export async function findAccount(db: Db, userId: number) {
  const [row] = await selectAccount(db).where(eq(users.id, userId))
  return row ?? null
}

/** An account that is not deleted, locked until the transaction ends; null: there is none. */
export async function lockAccount(tx: Db, userId: number) {
  const [row] = await tx
    .select({
      email: users.email,
      userType: users.userType,
      emailConfirmedAt: users.emailConfirmedAt,
      suspendedAt: users.suspendedAt,
      totpEnabledAt: users.totpEnabledAt,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update')
  return row ?? null
}

/** Returns the new account's id, or null when the e-mail already has an account. */
export async function insertUser(
  db: Db,
  user: Pick<typeof users.$inferInsert, 'email' | 'passwordHash' | 'userType' | 'personName' | 'createdAt'>,
): Promise<number | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return row?.id ?? null
}

export async function insertProfessional(
  db: Db,
  professional: typeof professionals.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(professionals).values(professional).returning({ id: professionals.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

export async function insertCompany(db: Db, company: typeof companies.$inferInsert): Promise<number> {
  const [row] = await db.insert(companies).values(company).returning({ id: companies.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

export async function insertConsent(db: Db, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent)
}

/** False when there is one already. */
export async function setFirstPassword(db: Db, userId: number, passwordHash: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), isNull(users.passwordHash)))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function updatePassword(
  db: Db,
  userId: number,
  passwordHash: string | null,
): Promise<{ email: string } | null> {
  const [row] = await db
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ email: users.email })
  return row ?? null
}

/** Keeps the first date. False when the address was already confirmed. */
export async function markEmailConfirmed(db: Db, userId: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ emailConfirmedAt: at })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

export type LinkPurpose = (typeof emailTokens.$inferInsert)['purpose']

export async function insertEmailToken(db: Db, token: typeof emailTokens.$inferInsert): Promise<void> {
  await db.insert(emailTokens).values(token)
}

export interface UsedLink {
  userId: number
  /** Only for a link that changes the address. */
  newEmail: string | null
}

/** Uses a link and returns its account; null when it is unknown, used or expired. */
export async function consumeEmailToken(
  db: Db,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<UsedLink | null> {
  const [row] = await db
    .update(emailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailTokens.tokenHash, tokenHash),
        eq(emailTokens.purpose, purpose),
        isNull(emailTokens.usedAt),
        gt(emailTokens.expiresAt, now),
      ),
    )
    .returning({ userId: emailTokens.userId, newEmail: emailTokens.newEmail })
  return row ?? null
}

/**
 * The address that a link is about, without using the link; null when it is unknown, of another kind, used or
 * expired.
 */
export async function findLinkedAddress(
  db: Db,
  tokenHash: Buffer,
  purposes: LinkPurpose[],
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email, newEmail: emailTokens.newEmail })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(
      and(
        eq(emailTokens.tokenHash, tokenHash),
        inArray(emailTokens.purpose, purposes),
        isNull(emailTokens.usedAt),
        gt(emailTokens.expiresAt, now),
      ),
    )
  return row ? (row.newEmail ?? row.email) : null
}

/** The account data that its owner may see. */
export async function findOwnAccount(db: Db, userId: number) {
  const [row] = await db
    .select({
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** The new address whose link was not opened yet. */
export async function findPendingEmail(db: Db, userId: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ newEmail: emailTokens.newEmail })
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.userId, userId),
        eq(emailTokens.purpose, 'change_email'),
        isNull(emailTokens.usedAt),
        gt(emailTokens.expiresAt, now),
      ),
    )
  return row?.newEmail ?? null
}

/** False when the address has an account. Opening its link has confirmed it. */
export async function moveToNewEmail(tx: Db, userId: number, email: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ email, emailConfirmedAt: at })
    .where(and(eq(users.id, userId), notExists(tx.select().from(taken).where(eq(taken.email, email)))))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Invalidates the mailed links for this purpose; without a purpose, all of them. */
export async function deleteEmailTokens(db: Db, userId: number, purpose?: LinkPurpose): Promise<void> {
  await db
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, userId), purpose && eq(emailTokens.purpose, purpose)))
}

/** Their mailed links also start a session. The nightly cleanup of pending uploads deletes their files. */
export async function deleteHeldApplicationsOf(tx: Db, email: string): Promise<void> {
  await tx.delete(pendingApplications).where(eq(pendingApplications.email, email))
}

export async function deleteExpiredEmailTokens(db: Db, now: Date): Promise<void> {
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, now))
}
