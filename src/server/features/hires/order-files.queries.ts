import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { hireEvents, orderFilePieces, orderFiles } from '#server/db/schema/hires.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

const received = sql<number>`coalesce((select sum(size) from ${orderFilePieces}
  where order_file_id = ${orderFiles}.id), 0)::int`

const selectFiles = (db: Db) =>
  db
    .select({
      id: orderFiles.id,
      hireId: orderFiles.hireId,
      userId: orderFiles.userId,
      fileId: orderFiles.fileId,
      name: orderFiles.name,
      size: orderFiles.size,
      received,
    })
    .from(orderFiles)
export type OrderFileRow = Awaited<ReturnType<typeof selectFiles>>[number]

export async function findOrderFile(db: Db, hireId: number, id: string): Promise<OrderFileRow | null> {
  const [row] = await selectFiles(db).where(and(eq(orderFiles.id, id), eq(orderFiles.hireId, hireId)))
  return row ?? null
}

/** Locks it against another piece until the transaction ends. */
export async function lockOrderFile(tx: Db, id: string): Promise<void> {
  await tx.select({ id: orderFiles.id }).from(orderFiles).where(eq(orderFiles.id, id)).for('update')
}

/** One of the same name and size that broke off. */
export async function findBrokenOff(
  tx: Db,
  of: { hireId: number; userId: number; name: string; size: number },
): Promise<OrderFileRow | null> {
  const [row] = await selectFiles(tx).where(
    and(
      eq(orderFiles.hireId, of.hireId),
      eq(orderFiles.userId, of.userId),
      eq(orderFiles.name, of.name),
      eq(orderFiles.size, of.size),
      isNull(orderFiles.fileId),
    ),
  )
  return row ?? null
}

export const countOrderFiles = (tx: Db, hireId: number): Promise<number> =>
  tx.$count(orderFiles, eq(orderFiles.hireId, hireId))

/** Those that nobody finished, whose pieces are swept. */
export async function deleteAbandoned(tx: Db, hireId: number, startedBefore: Date): Promise<void> {
  await tx
    .delete(orderFiles)
    .where(
      and(eq(orderFiles.hireId, hireId), isNull(orderFiles.fileId), lt(orderFiles.createdAt, startedBefore)),
    )
}

export async function insertOrderFile(tx: Db, values: typeof orderFiles.$inferInsert): Promise<string> {
  const [row] = await tx.insert(orderFiles).values(values).returning({ id: orderFiles.id })
  return row!.id
}

export async function insertPiece(tx: Db, piece: typeof orderFilePieces.$inferInsert): Promise<void> {
  await tx.insert(orderFilePieces).values(piece)
}

/** The keys of the pieces, in order. */
export async function listPieces(db: Db, orderFileId: string): Promise<string[]> {
  const rows = await db
    .select({ storageKey: orderFilePieces.storageKey })
    .from(orderFilePieces)
    .where(eq(orderFilePieces.orderFileId, orderFileId))
    .orderBy(asc(orderFilePieces.start))
  return rows.map(({ storageKey }) => storageKey)
}

export async function setOrderFile(tx: Db, id: string, fileId: string): Promise<void> {
  await tx.update(orderFiles).set({ fileId }).where(eq(orderFiles.id, id))
  await tx.delete(orderFilePieces).where(eq(orderFilePieces.orderFileId, id))
}

export async function deleteOrderFile(tx: Db, id: string): Promise<void> {
  await tx.delete(orderFiles).where(eq(orderFiles.id, id))
}

/** Gives whole files of this person to a delivery or another step; returns their ids. */
export async function attachFiles(
  tx: Db,
  {
    hireId,
    userId,
    eventId,
    ids,
  }: { hireId: number; userId: number; eventId: number; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .update(orderFiles)
    .set({ eventId })
    .where(
      and(
        inArray(sql`${orderFiles.id}::text`, [...ids]),
        eq(orderFiles.hireId, hireId),
        eq(orderFiles.userId, userId),
        isNotNull(orderFiles.fileId),
        isNull(orderFiles.eventId),
      ),
    )
    .returning({ id: orderFiles.id })
  return rows.map(({ id }) => id)
}

/** The files of all deliveries of a hire. */
export const listDelivered = (db: Db, hireId: number) =>
  db
    .select({ id: orderFiles.id, eventId: orderFiles.eventId, name: orderFiles.name, size: orderFiles.size })
    .from(orderFiles)
    .where(and(eq(orderFiles.hireId, hireId), isNotNull(orderFiles.eventId)))
    .orderBy(asc(orderFiles.createdAt), asc(orderFiles.name))
export type DeliveredFile = Awaited<ReturnType<typeof listDelivered>>[number]

/** A whole file with where its bytes are, and whether the other side knows of its delivery. */
export async function findContent(db: Db, hireId: number, id: string) {
  const [row] = await db
    .select({
      userId: orderFiles.userId,
      name: orderFiles.name,
      storageKey: files.storageKey,
      mime: files.mime,
      size: files.size,
      isNotified: hireEvents.isNotified,
    })
    .from(orderFiles)
    .innerJoin(files, eq(files.id, orderFiles.fileId))
    .leftJoin(hireEvents, eq(hireEvents.id, orderFiles.eventId))
    .where(and(eq(orderFiles.id, id), eq(orderFiles.hireId, hireId)))
  return row ?? null
}
