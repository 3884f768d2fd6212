import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobDrafts } from '#server/db/schema/job-drafts.table.ts'

export type DraftRow = typeof jobDrafts.$inferSelect
export type DraftText = Pick<DraftRow, 'kind' | 'values'>

/** Last changed first, with the title only. */
export const listDrafts = (db: Db, companyId: number) =>
  db
    .select({
      id: jobDrafts.id,
      kind: jobDrafts.kind,
      title: sql<string>`coalesce(${jobDrafts.values} ->> 'title', '')`,
      templateName: jobDrafts.templateName,
      updatedBy: jobDrafts.updatedBy,
      updatedAt: jobDrafts.updatedAt,
    })
    .from(jobDrafts)
    .where(eq(jobDrafts.companyId, companyId))
    .orderBy(desc(jobDrafts.updatedAt), desc(jobDrafts.id))

export async function findDraft(db: Db, id: number): Promise<DraftRow | null> {
  const [row] = await db.select().from(jobDrafts).where(eq(jobDrafts.id, id))
  return row ?? null
}

export const countDrafts = (db: Db, companyId: number): Promise<number> =>
  db.$count(jobDrafts, and(eq(jobDrafts.companyId, companyId), isNull(jobDrafts.templateName)))

export const countTemplates = (db: Db, companyId: number): Promise<number> =>
  db.$count(jobDrafts, and(eq(jobDrafts.companyId, companyId), isNotNull(jobDrafts.templateName)))

/** Whether a template of the company has this name, in any letter case. */
export const hasTemplate = async (tx: Db, companyId: number, name: string): Promise<boolean> =>
  (await tx.$count(
    jobDrafts,
    and(eq(jobDrafts.companyId, companyId), sql`lower(${jobDrafts.templateName}) = lower(${name})`),
  )) > 0

export async function insertDraft(tx: Db, draft: typeof jobDrafts.$inferInsert): Promise<DraftRow> {
  const [row] = await tx.insert(jobDrafts).values(draft).returning()
  if (!row) throw new Error('A draft was not written')
  return row
}

/** Null: it has another version, or is gone. */
export async function updateDraft(
  tx: Db,
  { id, version }: Pick<DraftRow, 'id' | 'version'>,
  change: DraftText & Pick<DraftRow, 'updatedBy' | 'updatedAt'>,
): Promise<DraftRow | null> {
  const [row] = await tx
    .update(jobDrafts)
    .set({ ...change, version: version + 1 })
    .where(and(eq(jobDrafts.id, id), eq(jobDrafts.version, version)))
    .returning()
  return row ?? null
}

/** The draft as rows to remove. */
export const rowsOfDraft = (id: number) => ({ table: jobDrafts, where: eq(jobDrafts.id, id) })

/** What became an ad. A template stays, and so does a draft of another company. */
export async function deletePublished(tx: Db, { id, companyId }: { id: number; companyId: number }) {
  await tx
    .delete(jobDrafts)
    .where(and(eq(jobDrafts.id, id), eq(jobDrafts.companyId, companyId), isNull(jobDrafts.templateName)))
}
