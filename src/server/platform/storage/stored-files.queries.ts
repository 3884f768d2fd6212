import { eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { files, pendingUploads } from '#server/db/schema/platform.table.ts'

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

/** Whether there was one. */
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
