import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'

/** The profile's row, locked until the transaction ends. Null when there is none. */
export async function lockProfile(tx: Db, professionalId: number) {
  const [row] = await tx
    .select()
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('update')
  return row ?? null
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof lockProfile>>>

export async function listKnownExperiences(tx: Db, professionalId: number) {
  const { id, position, company, startDate, endDate, isCurrent } = experiences
  return tx
    .select({ id, position, company, startDate, endDate, current: isCurrent })
    .from(experiences)
    .where(eq(experiences.professionalId, professionalId))
    .orderBy(asc(id))
}

export async function listKnownEducation(tx: Db, professionalId: number) {
  const { id, degree, institution, startDate, endDate, isCurrent } = education
  return tx
    .select({ id, degree, institution, startDate, endDate, current: isCurrent })
    .from(education)
    .where(eq(education.professionalId, professionalId))
    .orderBy(asc(id))
}

/** In the order in which they were added. */
export async function listKnownSkills(tx: Db, professionalId: number) {
  const { id, kind, name, level } = professionalSkills
  return tx
    .select({ kind, name, level })
    .from(professionalSkills)
    .where(eq(professionalSkills.professionalId, professionalId))
    .orderBy(asc(id))
}

/** Returns their ids, in the order of `rows`, which are numbered consecutively. */
export async function insertReadExperiences(
  tx: Db,
  rows: Omit<typeof experiences.$inferInsert, 'source'>[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const inserted = await tx
    .insert(experiences)
    .values(rows.map((row) => Object.assign(row, { source: 'cv' as const })))
    .returning({ id: experiences.id })
  return inserted.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** Like `insertReadExperiences`. */
export async function insertReadEducation(
  tx: Db,
  rows: Omit<typeof education.$inferInsert, 'source'>[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const inserted = await tx
    .insert(education)
    .values(rows.map((row) => Object.assign(row, { source: 'cv' as const })))
    .returning({ id: education.id })
  return inserted.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** Returns how many were new; the index also excludes skills typed at the same moment. */
export async function insertReadSkills(
  tx: Db,
  rows: Omit<typeof professionalSkills.$inferInsert, 'source'>[],
): Promise<number> {
  if (rows.length === 0) return 0
  const inserted = await tx
    .insert(professionalSkills)
    .values(rows.map((row) => Object.assign(row, { source: 'cv' as const })))
    .onConflictDoNothing()
    .returning({ id: professionalSkills.id })
  return inserted.length
}

export type FilledFields = Partial<
  Pick<
    ProfileRow,
    | 'title'
    | 'phone'
    | 'location'
    | 'placeDepartment'
    | 'placeProvince'
    | 'placeDistrict'
    | 'summary'
    | 'linkedin'
  >
>

/** Fills fields of the profile, and records the CV they come from. */
export async function fillProfile(
  tx: Db,
  professionalId: number,
  fields: FilledFields & { readCvId: string | null },
): Promise<void> {
  await tx.update(professionals).set(fields).where(eq(professionals.id, professionalId))
}
