import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

type Change = Partial<
  Pick<
    typeof services.$inferInsert,
    'takenDownAt' | 'takenDownReason' | 'takenDownNote' | 'takenDownBy' | 'deletedAt' | 'deletedBy'
  >
>

/** Writes what an administrator decided, and returns whether the service is now in the directory. */
export async function decideService(tx: Db, id: number, change: Change): Promise<boolean> {
  const [row] = await tx
    .update(services)
    .set(change)
    .where(eq(services.id, id))
    .returning({ isActive: services.isActive })
  return row?.isActive ?? false
}

/** A service that an administrator deleted after `since`, locked until the transaction ends. */
export async function lockDeletedService(tx: Db, id: number, since: Date) {
  const [row] = await tx
    .select({ title: services.title, professionalId: services.professionalId, deletedAt: services.deletedAt })
    .from(services)
    .where(and(eq(services.id, id), isNotNull(services.deletedBy), gt(services.deletedAt, since)))
    .for('update')
  return row ?? null
}

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
    .set({ imageId: null })
    .where(
      and(isNotNull(services.deletedBy), lte(services.deletedAt, deletedBefore), isNotNull(services.imageId)),
    )
}

/** What an administrator decided about a service, with its owner; null when it is unknown. */
export async function findDecided(db: Db, id: number) {
  const { title, professionalId, deletedAt, takenDownAt, takenDownReason, takenDownNote } = services
  const [row] = await db
    .select({ title, professionalId, deletedAt, takenDownAt, takenDownReason, takenDownNote })
    .from(services)
    .where(eq(services.id, id))
  return row ?? null
}
