import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { DataRight } from '#contracts/support/requests-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { contactRequests } from '#server/db/schema/support.table.ts'

export const listDataRequests = (db: Db, userId: number) =>
  db
    .select()
    .from(contactRequests)
    .where(and(eq(contactRequests.userId, userId), isNotNull(contactRequests.dataRight)))
    .orderBy(desc(contactRequests.id))

/** Whether a request for this right waits. Locks the account, so that two requests at once are seen. */
export async function hasOpenRequest(tx: Db, userId: number, right: DataRight): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const open = and(
    eq(contactRequests.userId, userId),
    eq(contactRequests.dataRight, right),
    isNull(contactRequests.answeredAt),
  )
  return (await tx.$count(contactRequests, open)) > 0
}

/** The name of a person or a company. */
export async function nameOf(db: Db, userId: number): Promise<string> {
  const [row] = await db
    .select({
      name: sql<string>`coalesce(${companies.name}, ${professionals.firstName} || ' ' || ${professionals.lastName}, '')`,
    })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .leftJoin(professionals, eq(professionals.userId, users.id))
    .where(eq(users.id, userId))
  return row?.name ?? ''
}
