import { and, eq, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/** The account of a professional; null once it is deleted. */
export async function findSeller(db: Db, professionalId: number): Promise<number | null> {
  const [row] = await db
    .select({ userId: users.id })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(professionals.id, professionalId), isNull(users.deletedAt)))
  return row?.userId ?? null
}

/** Of services that administrators deleted so long ago. The next cleanup deletes the files. */
export async function dropPicturesOfDeleted(db: Db, deletedBefore: Date): Promise<void> {
  await db
    .update(services)
    .set({ imageId: null, works: [] })
    .where(
      and(
        isNotNull(services.deletedBy),
        lte(services.deletedAt, deletedBefore),
        or(isNotNull(services.imageId), ne(services.works, [])),
      ),
    )
}
