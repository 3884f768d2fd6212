import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { candidateViews } from '#server/db/schema/candidate-work.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

export type ViewRow = typeof candidateViews.$inferSelect

export const listViews = (db: Db, jobId: number): Promise<ViewRow[]> =>
  db.select().from(candidateViews).where(eq(candidateViews.jobId, jobId)).orderBy(asc(candidateViews.id))

export const countViewsOf = (db: Db, jobId: number): Promise<number> =>
  db.$count(candidateViews, eq(candidateViews.jobId, jobId))

/** So that two additions at once are counted one after the other. */
export async function lockJob(tx: Db, jobId: number): Promise<void> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('no key update')
}

export async function findView(db: Db, id: number): Promise<ViewRow | null> {
  const [row] = await db.select().from(candidateViews).where(eq(candidateViews.id, id))
  return row ?? null
}

/** One with the same name, in any letter case, is replaced. The caller holds the lock. */
export async function upsertView(tx: Db, values: typeof candidateViews.$inferInsert): Promise<ViewRow> {
  const [replaced] = await tx
    .update(candidateViews)
    .set({ name: values.name, query: values.query })
    .where(
      and(eq(candidateViews.jobId, values.jobId), sql`lower(${candidateViews.name}) = lower(${values.name})`),
    )
    .returning()
  if (replaced) return replaced
  const [row] = await tx.insert(candidateViews).values(values).returning()
  if (!row) throw new Error('A view was not written')
  return row
}

/** The view as rows to remove. */
export const rowsOfView = (id: number) => ({ table: candidateViews, where: eq(candidateViews.id, id) })
