import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { showsPicture } from '#server/platform/storage/stored-files.queries.ts'

/** The picture of a service, or one of a work. */
export type ServicePictureKind = 'service' | 'work'

/**
 * Whether this is such a picture that the account uploaded. Locks it against the cleanup until the transaction
 * ends.
 */
export async function lockServicePicture(
  tx: Db,
  id: string,
  { ownerId, kind }: { ownerId: number; kind: ServicePictureKind },
): Promise<boolean> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.kind, kind)))
    .for('key share')
  return rows.length > 0
}

/** Pictures older than this that no service uses. */
export async function listUnusedPictures(db: Db, storedBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.kind, ['service', 'work']),
        lt(files.createdAt, storedBefore),
        sql`not exists (select 1 from services
          join professionals on professionals.id = services.professional_id and professionals.user_id = ${files.ownerId}
          where ${showsPicture})`,
      ),
    )
  return rows.map(({ id }) => id)
}
