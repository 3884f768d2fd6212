import { and, asc, eq, isNull } from 'drizzle-orm'
import type { InvitedRole } from '#contracts/companies/team-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companyMembers } from '#server/db/schema/members.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export type MemberRow = typeof companyMembers.$inferSelect

const person = {
  userId: users.id,
  personName: users.personName,
  email: users.email,
  deletedAt: users.deletedAt,
}

export async function findOwnerOf(db: Db, companyId: number) {
  const [row] = await db
    .select({ ...person, since: companies.createdAt })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId))
  return row ?? null
}

/** Everybody else than the owner, the first who joined first. */
export const listMembersOf = (db: Db, companyId: number) =>
  db
    .select({ ...person, role: companyMembers.role, since: companyMembers.joinedAt })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), isNull(users.deletedAt)))
    .orderBy(asc(companyMembers.joinedAt), asc(users.id))

const isMember = ({ companyId, userId }: { companyId: number; userId: number }) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId))

export async function findMember(
  db: Db,
  who: { companyId: number; userId: number },
): Promise<MemberRow | null> {
  const [row] = await db.select().from(companyMembers).where(isMember(who))
  return row ?? null
}

/** Null: is not, or no longer, a member. */
export async function lockMember(
  tx: Db,
  who: { companyId: number; userId: number },
): Promise<MemberRow | null> {
  const [row] = await tx.select().from(companyMembers).where(isMember(who)).for('update')
  return row ?? null
}

/** Does nothing for somebody who is a member. */
export async function insertMember(tx: Db, member: typeof companyMembers.$inferInsert): Promise<void> {
  await tx.insert(companyMembers).values(member).onConflictDoNothing()
}

export async function setRole(
  tx: Db,
  who: { companyId: number; userId: number },
  role: InvitedRole,
): Promise<void> {
  await tx.update(companyMembers).set({ role }).where(isMember(who))
}

export async function deleteMember(
  tx: Db,
  who: { companyId: number; userId: number },
): Promise<MemberRow | null> {
  const [row] = await tx.delete(companyMembers).where(isMember(who)).returning()
  return row ?? null
}

export async function findCompanyName(db: Db, companyId: number): Promise<string> {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return row?.name ?? ''
}
