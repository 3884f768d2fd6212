import { and, asc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companyPhotos } from '#server/db/schema/company-photos.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

const { id, fileId, caption } = companyPhotos

const select = (db: Db) =>
  db
    .select({ id, fileId, caption, status: files.moderationStatus, note: files.moderationNote })
    .from(companyPhotos)
    .innerJoin(files, eq(files.id, companyPhotos.fileId))

export type WorkplacePhotoRow = Awaited<ReturnType<typeof listPhotos>>[number]

const inOrder = [asc(companyPhotos.position), asc(companyPhotos.id)]

/** In the order of the company's page, whatever their status. */
export const listPhotos = (db: Db, companyId: number) =>
  select(db)
    .where(eq(companyPhotos.companyId, companyId))
    .orderBy(...inOrder)

/** Those that everybody sees. */
export const listShownPhotos = (db: Db, companyId: number): Promise<WorkplacePhotoRow[]> =>
  select(db)
    .where(and(eq(companyPhotos.companyId, companyId), eq(files.moderationStatus, 'approved')))
    .orderBy(...inOrder)

export async function findPhoto(
  db: Db,
  photo: { companyId: number; id: number },
): Promise<WorkplacePhotoRow | null> {
  const [row] = await select(db).where(
    and(eq(companyPhotos.companyId, photo.companyId), eq(companyPhotos.id, photo.id)),
  )
  return row ?? null
}

/** One change of a company's photos after the other, and after the change of its owner. Returns the account that owns it. */
export async function lockPhotosOf(tx: Db, companyId: number): Promise<number | null> {
  const [row] = await tx
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  return row?.userId ?? null
}

/** As the last one. */
export async function insertPhoto(
  tx: Db,
  photo: { companyId: number; fileId: string; caption: string },
): Promise<void> {
  const [row] = await tx
    .select({ last: max(companyPhotos.position) })
    .from(companyPhotos)
    .where(eq(companyPhotos.companyId, photo.companyId))
  await tx.insert(companyPhotos).values({ ...photo, position: (row?.last ?? 0) + 1 })
}

export async function setCaption(tx: Db, photoId: number, text: string): Promise<void> {
  await tx.update(companyPhotos).set({ caption: text }).where(eq(companyPhotos.id, photoId))
}

export async function setOrder(tx: Db, companyId: number, ids: readonly number[]): Promise<void> {
  await tx
    .update(companyPhotos)
    .set({ position: sql`array_position(${sql.param([...ids])}::int[], ${companyPhotos.id})` })
    .where(eq(companyPhotos.companyId, companyId))
}

/** The rows to remove with a photo; its file stays until the removal can no longer be undone. */
export const rowOfPhoto = (photoId: number) => ({
  table: companyPhotos,
  where: eq(companyPhotos.id, photoId),
})

/** The stored picture of a photo; null when there is none. */
export async function findPictureOf(db: Db, photoId: number) {
  const { storageKey, name, mime, size } = files
  const [row] = await db
    .select({ storageKey, name, mime, size })
    .from(companyPhotos)
    .innerJoin(files, eq(files.id, companyPhotos.fileId))
    .where(eq(companyPhotos.id, photoId))
  return row ?? null
}
