import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CompanyRole } from '#contracts/companies/team-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companyMembers } from '#server/db/schema/members.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

/*
 * Who belongs to a company, and to which companies an account belongs. The owner is `companies.userId`, everybody else
 * is in `company_members`: only this file knows that these are two tables.
 */

const owners = alias(users, 'owners')

/** The companies that an account owns or has joined, with its role there. */
const rolesOf = (userId: SQL | typeof users.id | number): SQL => sql`(
  select own.id, 'owner' as role, null::timestamptz as joined_at
  from companies own where own.user_id = ${userId}
  union all select joined.company_id, joined.role, joined.joined_at
  from company_members joined where joined.user_id = ${userId}) mine`

/** The accounts of a company, also as a condition of a query: `users.id in (...)`. */
export const peopleOf = (companyId: SQL | typeof companies.id | number): SQL => sql`(
  select own.user_id from companies own where own.id = ${companyId} and own.user_id is not null
  union all select joined.user_id from company_members joined where joined.company_id = ${companyId})`

/**
 * The companies that an account works in, the own one first: not those whose owner is suspended or deleted. As a
 * subquery, the account may be a column of the outer query.
 */
export const selectCompaniesOf = (db: Db, userId: SQL | typeof users.id | number, condition?: SQL) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      logoId: companies.logoId,
      ownerId: companies.userId,
      role: sql<CompanyRole>`mine.role`.as('role'),
    })
    .from(companies)
    .innerJoin(rolesOf(userId), sql`mine.id = ${companies.id}`)
    .innerJoin(
      owners,
      and(eq(owners.id, companies.userId), isNull(owners.suspendedAt), isNull(owners.deletedAt)),
    )
    .where(condition)
    .orderBy(sql`mine.joined_at nulls first`, asc(companies.id))

/** The company that an account owns, whatever company a session works in. */
export async function findOwnedCompany(db: Db, userId: number): Promise<number | null> {
  const [row] = await db.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId))
  return row?.id ?? null
}

/** The account that owns a company; null: a company without an account. */
export async function findOwner(db: Db, companyId: number): Promise<number | null> {
  const [row] = await db
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.userId ?? null
}

/** The user ids of those who belong to a company and are neither suspended nor deleted, the owner first. */
export async function listPeopleOf(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(companies, and(eq(companies.id, companyId), eq(companies.userId, users.id)))
    .where(
      and(sql`${users.id} in ${peopleOf(companyId)}`, isNull(users.suspendedAt), isNull(users.deletedAt)),
    )
    .orderBy(sql`${companies.id} nulls last`, asc(users.id))
  return rows.map(({ id }) => id)
}

/** How many others than the owner belong to a company. */
export const countMembers = (db: Db, companyId: number): Promise<number> =>
  db.$count(companyMembers, eq(companyMembers.companyId, companyId))

/** The role of an account in a company; null: none. */
export async function findRole(db: Db, companyId: number, userId: number): Promise<CompanyRole | null> {
  const [row] = await db
    .select({
      role: sql<CompanyRole>`case when ${companies.userId} = ${userId} then 'owner' else ${companyMembers.role} end`,
    })
    .from(companies)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, userId)),
    )
    .where(
      and(eq(companies.id, companyId), or(eq(companies.userId, userId), eq(companyMembers.userId, userId))),
    )
  return row?.role ?? null
}

/** How the colleagues of these accounts read their names. */
export async function listPersonNames(db: Db, userIds: readonly number[]) {
  if (userIds.length === 0) return []
  return db
    .select({ id: users.id, personName: users.personName, email: users.email, deletedAt: users.deletedAt })
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...userIds])}::int[])`)
}

export async function findPersonById(db: Db, userId: number) {
  const [row] = await db
    .select({
      personName: users.personName,
      email: users.email,
      deletedAt: users.deletedAt,
      isClosed: sql<boolean>`coalesce(${users.suspendedAt}, ${users.deletedAt}) is not null`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

export async function setPersonName(tx: Db, userId: number, personName: string): Promise<void> {
  await tx.update(users).set({ personName }).where(eq(users.id, userId))
}
