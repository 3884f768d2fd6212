import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companyKeyCalls, companyKeyDays } from '#server/db/schema/company-keys.table.ts'

/** How many calls of a key are stored. */
const storedCalls = 100

/** Counts a call, lists it, and forgets the oldest, in one statement. Does nothing for a key that is gone. */
export async function insertUse(
  db: Db,
  use: { keyId: number; day: string; at: Date; method: string; path: string; status: number },
): Promise<void> {
  const refused = use.status >= 400 ? 1 : 0
  await db.execute(sql`
    with key as (select id from company_keys where id = ${use.keyId}),
      counted as (
        insert into company_key_days as stored (key_id, day, calls, refused)
        select id, ${use.day}, 1, ${refused}::int from key
        on conflict (key_id, day) do update
          set calls = stored.calls + 1, refused = stored.refused + excluded.refused),
      forgotten as (
        delete from company_key_calls where id in (
          select id from company_key_calls where key_id = ${use.keyId} order by id desc offset ${storedCalls - 1}))
    insert into company_key_calls (key_id, at, method, path, status)
    select id, ${use.at.toISOString()}, ${use.method}, ${use.path}, ${use.status}::int from key`)
}

export const listDays = (db: Db, keyId: number, from: string) =>
  db
    .select({ day: companyKeyDays.day, calls: companyKeyDays.calls, refused: companyKeyDays.refused })
    .from(companyKeyDays)
    .where(and(eq(companyKeyDays.keyId, keyId), gte(companyKeyDays.day, from)))

/** The latest first. */
export const listCalls = (db: Db, keyId: number, limit: number) =>
  db
    .select({
      id: companyKeyCalls.id,
      at: companyKeyCalls.at,
      method: companyKeyCalls.method,
      path: companyKeyCalls.path,
      status: companyKeyCalls.status,
    })
    .from(companyKeyCalls)
    .where(eq(companyKeyCalls.keyId, keyId))
    .orderBy(desc(companyKeyCalls.id))
    .limit(limit)

export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  await db.delete(companyKeyDays).where(lt(companyKeyDays.day, day))
}
