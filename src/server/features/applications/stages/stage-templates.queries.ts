import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { stageTemplates } from '#server/db/schema/job-stages.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export type StageTemplateRow = typeof stageTemplates.$inferSelect

export const listStageTemplates = (db: Db, companyId: number): Promise<StageTemplateRow[]> =>
  db
    .select()
    .from(stageTemplates)
    .where(eq(stageTemplates.companyId, companyId))
    .orderBy(asc(stageTemplates.name), asc(stageTemplates.id))

export const countStageTemplates = (db: Db, companyId: number): Promise<number> =>
  db.$count(stageTemplates, eq(stageTemplates.companyId, companyId))

/** So that two additions at once are counted one after the other. */
export async function lockCompany(tx: Db, companyId: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
}

export async function findStageTemplate(db: Db, id: number): Promise<StageTemplateRow | null> {
  const [row] = await db.select().from(stageTemplates).where(eq(stageTemplates.id, id))
  return row ?? null
}

/** One with the same name, in any letter case, is replaced. The caller holds the lock. */
export async function upsertStageTemplate(
  tx: Db,
  values: typeof stageTemplates.$inferInsert,
): Promise<StageTemplateRow> {
  const [replaced] = await tx
    .update(stageTemplates)
    .set({ name: values.name, stages: values.stages })
    .where(
      and(
        eq(stageTemplates.companyId, values.companyId),
        sql`lower(${stageTemplates.name}) = lower(${values.name})`,
      ),
    )
    .returning()
  if (replaced) return replaced
  const [row] = await tx.insert(stageTemplates).values(values).returning()
  if (!row) throw new Error('A template was not written')
  return row
}

/** The template as rows to remove. */
export const rowsOfStageTemplate = (id: number) => ({
  table: stageTemplates,
  where: eq(stageTemplates.id, id),
})
