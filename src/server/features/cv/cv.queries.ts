import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

/** The id of the profile's CV, or null. Locks it against applying and replacing until the transaction ends. */
export async function lockCvOfProfile(tx: Db, professionalId: number): Promise<string | null> {
  const [row] = await tx
    .select({ cvId: professionals.cvId })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('update')
  return row?.cvId ?? null
}

export async function setCvOfProfile(tx: Db, professionalId: number, cvId: string): Promise<void> {
  await tx.update(professionals).set({ cvId }).where(eq(professionals.id, professionalId))
}

/** False when the profile had one already. */
export async function setFirstCvOfProfile(tx: Db, professionalId: number, cvId: string): Promise<boolean> {
  const rows = await tx
    .update(professionals)
    .set({ cvId })
    .where(and(eq(professionals.id, professionalId), isNull(professionals.cvId)))
    .returning({ id: professionals.id })
  return rows.length > 0
}

/** Deletes a CV's row unless a profile or an application uses it. Returns the deleted file's storage key. */
export async function deleteUnusedCv(tx: Db, cvId: string): Promise<string | null> {
  const [row] = await tx
    .delete(files)
    .where(
      and(
        eq(files.id, cvId),
        notExists(tx.select({ id: applications.id }).from(applications).where(eq(applications.cvId, cvId))),
        notExists(
          tx.select({ id: professionals.id }).from(professionals).where(eq(professionals.cvId, cvId)),
        ),
      ),
    )
    .returning({ storageKey: files.storageKey })
  return row?.storageKey ?? null
}

/** `isRead`: the profile was filled from it. */
export async function findCvOfProfile(db: Db, professionalId: number) {
  const { id, storageKey, name, mime, size } = files
  const [row] = await db
    .select({
      id,
      storageKey,
      name,
      mime,
      size,
      isRead: sql<boolean>`${professionals.readCvId} is not distinct from ${files.id}`,
    })
    .from(professionals)
    .innerJoin(files, eq(files.id, professionals.cvId))
    .where(eq(professionals.id, professionalId))
  return row ?? null
}
