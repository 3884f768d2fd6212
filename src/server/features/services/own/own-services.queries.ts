import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { hires } from '#server/db/schema/hires.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import {
  readColumns,
  selectServices,
  type ServiceRow,
  type ServiceTexts,
} from '#server/features/services/services.queries.ts'

export type OwnServiceRow = ServiceRow & { openHires: number }

const isOf = (professionalId: number) =>
  and(eq(services.professionalId, professionalId), isNull(services.deletedAt))

/** Adds each service's number of unanswered or active hires. */
async function withOpenHires(db: Db, professionalId: number, rows: ServiceRow[]): Promise<OwnServiceRow[]> {
  const counts = await db
    .select({ serviceId: hires.serviceId, openHires: count() })
    .from(hires)
    .innerJoin(services, eq(services.id, hires.serviceId))
    .where(
      and(isOf(professionalId), inArray(hires.status, ['requested', 'accepted', 'delivered', 'disputed'])),
    )
    .groupBy(hires.serviceId)
  const openOf = new Map(counts.map(({ serviceId, openHires }) => [serviceId, openHires]))
  return rows.map((row) => ({ ...row, openHires: openOf.get(row.id) ?? 0 }))
}

/** The services of a professional, including paused ones, newest first. */
export async function listOwnServices(db: Db, professionalId: number): Promise<OwnServiceRow[]> {
  const rows = await selectServices(db)
    .query.where(isOf(professionalId))
    .orderBy(desc(services.createdAt), desc(services.id))
  return withOpenHires(db, professionalId, rows)
}

/** One of them; null when it is another person's, deleted, or unknown. */
export async function findOwnService(
  db: Db,
  { id, professionalId }: { id: number; professionalId: number },
): Promise<OwnServiceRow | null> {
  const rows = await selectServices(db).query.where(and(isOf(professionalId), eq(services.id, id)))
  const [row] = await withOpenHires(db, professionalId, rows)
  return row ?? null
}

/** Whether the professional has this service, active or paused. */
export async function isServiceOf(
  db: Db,
  { id, professionalId }: { id: number; professionalId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(isOf(professionalId), eq(services.id, id)))
  return rows.length > 0
}

/** A service, locked until the transaction ends; null when it is deleted. */
export async function lockService(tx: Db, id: number) {
  const [row] = await tx
    .select()
    .from(services)
    .where(and(eq(services.id, id), isNull(services.deletedAt)))
    .for('no key update')
  return row ?? null
}

/** Writes the texts and their derived columns. Administrators look at it again. */
export async function updateServiceTexts(
  tx: Db,
  id: number,
  texts: ServiceTexts & { deliveryTime: string; imageId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .update(services)
    .set({ ...texts, ...readColumns(texts), moderationStatus: 'pending', submittedAt: now })
    .where(eq(services.id, id))
}

/** The owner's choice alone: one that was taken down stays so. */
export async function setServiceOpen(tx: Db, id: number, isOpen: boolean): Promise<void> {
  await tx.update(services).set({ isOpen }).where(eq(services.id, id))
}

export async function markServiceDeleted(tx: Db, id: number, deletedAt: Date): Promise<void> {
  await tx.update(services).set({ deletedAt }).where(eq(services.id, id))
}

/** False when its owner did not delete it. */
export async function takeBackDeletion(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .update(services)
    .set({ deletedAt: null })
    .where(and(eq(services.id, id), isNotNull(services.deletedAt), isNull(services.deletedBy)))
    .returning({ id: services.id })
  return rows.length > 0
}

/** The next cleanup deletes its picture. */
export async function dropPictureOfDeleted(tx: Db, id: number): Promise<void> {
  await tx
    .update(services)
    .set({ imageId: null })
    .where(and(eq(services.id, id), isNotNull(services.deletedAt)))
}
