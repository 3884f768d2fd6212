import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'

/** The address of a person's account. */
export async function findEmail(db: Db, professionalId: number): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(eq(professionals.id, professionalId))
  return row?.email ?? null
}

/** The addresses of the accounts of several people. */
export const listEmails = (
  db: Db,
  professionalIds: readonly number[],
): Promise<{ professionalId: number; email: string }[]> =>
  db
    .select({ professionalId: professionals.id, email: users.email })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(inArray(professionals.id, [...professionalIds]))
