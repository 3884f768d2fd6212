import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { cvFindings } from '#server/db/schema/careers.table.ts'

export type Finding = typeof cvFindings.$inferSelect
export type NewFinding = Omit<typeof cvFindings.$inferInsert, 'id'>

/** All facts that CVs contained about this professional, oldest first. */
export async function listFindings(tx: Db, professionalId: number): Promise<Finding[]> {
  return tx
    .select()
    .from(cvFindings)
    .where(eq(cvFindings.professionalId, professionalId))
    .orderBy(asc(cvFindings.id))
}

/**
 * A fact that was stored before is updated to this CV and to the entry that has it now. `rows` must not contain
 * duplicates.
 */
export async function upsertFindings(tx: Db, rows: readonly NewFinding[]): Promise<void> {
  if (rows.length === 0) return
  const { professionalId, kind, what, place, startDate, endDate, isCurrent } = cvFindings
  await tx
    .insert(cvFindings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [professionalId, kind, what, place, startDate, endDate, isCurrent],
      set: {
        cvId: sql`excluded.cv_id`,
        experienceId: sql`excluded.experience_id`,
        educationId: sql`excluded.education_id`,
      },
    })
}

/** Facts of other CVs without an entry: they are not compared any more. */
export async function deleteLooseFindings(tx: Db, professionalId: number, cvId: string): Promise<void> {
  const { experienceId, educationId } = cvFindings
  await tx
    .delete(cvFindings)
    .where(
      and(
        eq(cvFindings.professionalId, professionalId),
        sql`${cvFindings.cvId} is distinct from ${cvId}`,
        isNull(experienceId),
        isNull(educationId),
      ),
    )
}
