import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { professionalSkills } from '#server/db/schema/careers.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'

export type SkillRow = typeof professionalSkills.$inferSelect
export type SkillKind = SkillRow['kind']
/** Undefined columns are not changed. */
export type ProfileColumns = {
  [Column in keyof typeof professionals.$inferInsert]?:
    | (typeof professionals.$inferInsert)[Column]
    | undefined
}

/** Locks the profile until the transaction ends. Null when there is none. */
export async function lockProfile(tx: Db, professionalId: number) {
  const { phone, location, experience } = professionals
  const [row] = await tx
    .select({ phone, location, experience })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('update')
  return row ?? null
}

export async function setProfile(tx: Db, professionalId: number, columns: ProfileColumns): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return
  await tx.update(professionals).set(columns).where(eq(professionals.id, professionalId))
}

/** In the order in which they were added. */
export async function listSkills(db: Db, professionalId: number): Promise<SkillRow[]> {
  return db
    .select()
    .from(professionalSkills)
    .where(eq(professionalSkills.professionalId, professionalId))
    .orderBy(asc(professionalSkills.id))
}

export async function deleteSkills(tx: Db, professionalId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(professionalSkills)
    .where(
      and(eq(professionalSkills.professionalId, professionalId), inArray(professionalSkills.id, [...ids])),
    )
}

/** Changes a skill's spelling or kind, or a language's level; its source becomes the person. */
export async function retypeSkill(
  tx: Db,
  id: number,
  values: Pick<SkillRow, 'kind' | 'name' | 'level'>,
): Promise<void> {
  await tx
    .update(professionalSkills)
    .set({ ...values, source: 'typed' })
    .where(eq(professionalSkills.id, id))
}

export async function insertTypedSkills(
  tx: Db,
  rows: Omit<typeof professionalSkills.$inferInsert, 'source'>[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(professionalSkills)
    .values(rows.map((row) => Object.assign(row, { source: 'typed' as const })))
    .onConflictDoNothing()
}
