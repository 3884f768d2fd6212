import { eq } from 'drizzle-orm'
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
