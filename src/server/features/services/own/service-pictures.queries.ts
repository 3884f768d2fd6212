import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { services } from '#server/db/schema/services.table.ts'

/**
 * Whether this is a service picture that the account uploaded. Locks it against the cleanup until the transaction
 * ends.
 */
export async function lockServicePicture(tx: Db, id: string, ownerId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.kind, 'service')))
    .for('key share')
  return rows.length > 0
}

/** Pictures older than this that no service uses. */
export async function listUnusedPictures(db: Db, storedBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .leftJoin(services, eq(services.imageId, files.id))
    .where(and(eq(files.kind, 'service'), isNull(services.id), lt(files.createdAt, storedBefore)))
  return rows.map(({ id }) => id)
}
