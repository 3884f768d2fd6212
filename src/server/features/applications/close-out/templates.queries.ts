import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { answerTemplates } from '#server/db/schema/close-out.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export type TemplateRow = typeof answerTemplates.$inferSelect
export type TemplateText = Pick<TemplateRow, 'name' | 'outcome' | 'text'>

export const listTemplates = (db: Db, companyId: number): Promise<TemplateRow[]> =>
  db
    .select()
    .from(answerTemplates)
    .where(eq(answerTemplates.companyId, companyId))
    .orderBy(asc(answerTemplates.name), asc(answerTemplates.id))

export const countTemplates = (db: Db, companyId: number): Promise<number> =>
  db.$count(answerTemplates, eq(answerTemplates.companyId, companyId))

/** So that two additions at once are counted one after the other. */
export async function lockTemplatesOf(tx: Db, companyId: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
}

export async function findTemplate(db: Db, id: number): Promise<TemplateRow | null> {
  const [row] = await db.select().from(answerTemplates).where(eq(answerTemplates.id, id))
  return row ?? null
}

/** Whether another one of the company has this name, in any letter case. */
export async function isNameTaken(tx: Db, companyId: number, name: string, exceptId = 0): Promise<boolean> {
  const same = and(
    eq(answerTemplates.companyId, companyId),
    sql`lower(${answerTemplates.name}) = lower(${name})`,
    ne(answerTemplates.id, exceptId),
  )
  return (await tx.$count(answerTemplates, same)) > 0
}

export async function insertTemplate(
  tx: Db,
  template: typeof answerTemplates.$inferInsert,
): Promise<TemplateRow> {
  const [row] = await tx.insert(answerTemplates).values(template).returning()
  if (!row) throw new Error('A template was not written')
  return row
}

/** Null: it is gone. */
export async function updateTemplate(tx: Db, id: number, change: TemplateText): Promise<TemplateRow | null> {
  const [row] = await tx.update(answerTemplates).set(change).where(eq(answerTemplates.id, id)).returning()
  return row ?? null
}

/** The template as rows to remove. */
export const rowsOfTemplate = (id: number) => ({ table: answerTemplates, where: eq(answerTemplates.id, id) })
