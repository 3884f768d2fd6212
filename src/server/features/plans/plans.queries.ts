import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { settings } from '#server/db/schema/platform.table.ts'

/** The value that an operator gave a setting, as it was written; null when it was left alone. */
export async function findSetting(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value ?? null
}
