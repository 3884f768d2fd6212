import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { files, pendingUploads } from '#server/db/schema/platform.table.ts'

/** Shared lock for reading many files that belong together. */
export const lockOfFiles = 7_140_552

/** Whether a backup is running, which may still need files whose rows are deleted. */
export async function areFilesHeld(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockOfFiles}) as free`,
  )
  return rows[0]?.free !== true
}

export async function insertPendingUpload(db: Db, storageKey: string, startedAt: Date): Promise<void> {
  await db.insert(pendingUploads).values({ storageKey, startedAt })
}

export async function isPendingUpload(db: Db, storageKey: string): Promise<boolean> {
  const rows = await db
    .select({ storageKey: pendingUploads.storageKey })
    .from(pendingUploads)
    .where(eq(pendingUploads.storageKey, storageKey))
  return rows.length === 1
}

/** False when there was none. */
export async function deletePendingUpload(db: Db, storageKey: string): Promise<boolean> {
  const deleted = await db
    .delete(pendingUploads)
    .where(eq(pendingUploads.storageKey, storageKey))
    .returning({ storageKey: pendingUploads.storageKey })
  return deleted.length === 1
}

export async function listUploadsStartedBefore(db: Db, instant: Date): Promise<string[]> {
  const rows = await db
    .select({ storageKey: pendingUploads.storageKey })
    .from(pendingUploads)
    .where(lt(pendingUploads.startedAt, instant))
  return rows.map((row) => row.storageKey)
}

export async function insertFile(db: Db, file: typeof files.$inferInsert): Promise<string> {
  const [row] = await db.insert(files).values(file).returning({ id: files.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

/** The storage key of the deleted row; null when there was none. */
export async function deleteFile(tx: Db, id: string): Promise<string | null> {
  const [row] = await tx.delete(files).where(eq(files.id, id)).returning({ storageKey: files.storageKey })
  return row?.storageKey ?? null
}

/** Whether the query's service shows the query's file, as its picture or among its works. */
export const showsPicture = sql`(services.image_id = ${files.id}
  or services.works @> jsonb_build_array(jsonb_build_object('imageId', ${files.id})))`

/**
 * A public picture; null for any other kind of file, for a rejected photo or logo, for a photo of a workplace that is
 * not approved, and while its owner is suspended.
 * `isRejected`: that of a rejected service, which only its owner and administrators see.
 */
export async function findPicture(db: Db, id: string) {
  const { storageKey, mime, size, ownerId } = files
  const isRejected = sql<boolean>`exists (select 1 from services
    join professionals on professionals.id = services.professional_id and professionals.user_id = ${files.ownerId}
    where ${showsPicture} and services.moderation_status = 'rejected')`
  const [row] = await db
    .select({ storageKey, mime, size, ownerId, isRejected })
    .from(files)
    .innerJoin(users, eq(users.id, files.ownerId))
    .where(
      and(
        eq(files.id, id),
        inArray(files.kind, ['photo', 'logo', 'service', 'work', 'workplace']),
        ne(files.moderationStatus, 'rejected'),
        or(ne(files.kind, 'workplace'), eq(files.moderationStatus, 'approved')),
        isNull(users.suspendedAt),
      ),
    )
  return row ?? null
}
