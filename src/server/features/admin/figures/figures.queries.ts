import { eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { keptFigures } from '#server/db/schema/kept-figures.table.ts'

export async function findFigures(db: Db, question: string) {
  const [row] = await db.select().from(keptFigures).where(eq(keptFigures.question, question))
  return row ?? null
}

export async function keepFigures(
  db: Db,
  { question, figures, countedAt }: typeof keptFigures.$inferInsert,
): Promise<void> {
  await db
    .insert(keptFigures)
    .values({ question, figures, countedAt })
    .onConflictDoUpdate({ target: keptFigures.question, set: { figures, countedAt } })
}

/** Deletes what was counted before a moment. */
export async function deleteFigures(db: Db, before: Date): Promise<void> {
  await db.delete(keptFigures).where(lt(keptFigures.countedAt, before))
}
