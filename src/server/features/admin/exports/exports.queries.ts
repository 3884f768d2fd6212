import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { ExportKind } from '#contracts/admin/exports-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { adminExports } from '#server/db/schema/admin-exports.table.ts'

export type ExportRow = typeof adminExports.$inferSelect

export async function insertExport(db: Db, values: typeof adminExports.$inferInsert): Promise<ExportRow> {
  const [row] = await db.insert(adminExports).values(values).returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

/** The exports of an administrator that can still be downloaded, the latest first. */
export const listExports = (
  db: Db,
  { adminId, kind, now }: { adminId: number; kind: ExportKind | undefined; now: Date },
): Promise<ExportRow[]> =>
  db
    .select()
    .from(adminExports)
    .where(
      and(
        eq(adminExports.adminId, adminId),
        gt(adminExports.expiresAt, now),
        kind ? eq(adminExports.kind, kind) : undefined,
      ),
    )
    .orderBy(desc(adminExports.id))
    .limit(50)

export async function findExport(db: Db, id: number): Promise<ExportRow | null> {
  const [row] = await db.select().from(adminExports).where(eq(adminExports.id, id))
  return row ?? null
}

/** The changed row; null: it does not exist, or is in another state. */
export async function setExport(
  db: Db,
  id: number,
  from: ExportRow['state'] | 'any',
  values: Partial<Pick<ExportRow, 'state' | 'rows' | 'allRows' | 'size'>>,
): Promise<ExportRow | null> {
  const [row] = await db
    .update(adminExports)
    .set(values)
    .where(and(eq(adminExports.id, id), from === 'any' ? undefined : eq(adminExports.state, from)))
    .returning()
  return row ?? null
}

/** The storage keys of the deleted rows. */
export async function deleteExpired(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .delete(adminExports)
    .where(lt(adminExports.expiresAt, now))
    .returning({ storageKey: adminExports.storageKey })
  return rows.map(({ storageKey }) => storageKey)
}
