import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { settingChanges, settings } from '#server/db/schema/platform.table.ts'

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

/** The same, locked until the transaction ends; always in the same order, so that two changes cannot wait for each other. */
export async function lockSettings(tx: Db, keys: readonly string[]) {
  return tx
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]))
    .orderBy(asc(settings.key))
    .for('update')
}

export async function updateSetting(tx: Db, key: string, value: string): Promise<void> {
  await tx.update(settings).set({ value }).where(eq(settings.key, key))
}

export async function insertChanges(tx: Db, rows: (typeof settingChanges.$inferInsert)[]): Promise<void> {
  await tx.insert(settingChanges).values(rows)
}

/** The latest change of each setting that was ever changed. */
export async function listLastChanges(db: Db) {
  return db
    .selectDistinctOn([settingChanges.key])
    .from(settingChanges)
    .orderBy(settingChanges.key, desc(settingChanges.id))
}

/** The changes of a setting, the latest first. */
export async function listChanges(db: Db, key: string, limit: number) {
  return db
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.key, key))
    .orderBy(desc(settingChanges.id))
    .limit(limit)
}
