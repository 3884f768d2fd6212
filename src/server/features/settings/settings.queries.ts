import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { settings } from '#server/db/schema/platform.table.ts'

/** Adds missing settings; those that an operator changed are kept. */
export async function insertMissingSettings(db: Db, rows: (typeof settings.$inferInsert)[]): Promise<void> {
  await db.insert(settings).values(rows).onConflictDoNothing()
}

export async function findSetting(db: Db, key: string) {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row ?? null
}

export async function listSettings(db: Db, keys: readonly string[]) {
  return db
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]))
}
