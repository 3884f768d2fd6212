import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { subscriptions } from '#server/db/schema/subscriptions.table.ts'

/** Null: the account did not agree. */
export async function findNewsOf(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.kind, 'news'), eq(subscriptions.userId, userId)))
  return row?.id ?? null
}

/** Those of these accounts that agreed, for the address that they have now and have confirmed. */
export async function listNews(
  db: Db,
  userIds: readonly number[],
): Promise<{ id: number; userId: number }[]> {
  return db
    .select({ id: subscriptions.id, userId: users.id })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(sql`${users.id} = any(${sql.param(userIds)}::int[])`, isAgreement))
}

const isAgreement = and(
  eq(subscriptions.kind, 'news'),
  isNotNull(subscriptions.confirmedAt),
  eq(subscriptions.email, users.email),
  isNotNull(users.emailConfirmedAt),
)

/** The same as a condition of a query of accounts. */
export const agreedToNews: SQL = sql`exists (
  select from ${subscriptions} where ${subscriptions.userId} = ${users.id} and ${isAgreement})`
