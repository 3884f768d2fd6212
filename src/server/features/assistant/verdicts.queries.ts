import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { assistantVerdicts } from '#server/db/schema/assistant.table.ts'

type Verdict = Omit<typeof assistantVerdicts.$inferInsert, 'count'>

/** Counts one verdict of a day. */
export async function addVerdict(db: Db, verdict: Verdict): Promise<void> {
  const { day, tool, verdict: name, reason, driver, count } = assistantVerdicts
  await db
    .insert(assistantVerdicts)
    .values({ ...verdict, count: 1 })
    .onConflictDoUpdate({ target: [day, tool, name, reason, driver], set: { count: sql`${count} + 1` } })
}
