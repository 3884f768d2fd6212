import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { cvFindings, education, experiences } from '#server/db/schema/careers.table.ts'

export type ExperienceRow = typeof experiences.$inferSelect
export type EducationRow = typeof education.$inferSelect
export type ExperienceValues = Pick<
  ExperienceRow,
  'position' | 'company' | 'location' | 'startDate' | 'endDate' | 'isCurrent' | 'description'
>

export type EducationValues = Pick<
  EducationRow,
  'degree' | 'institution' | 'field' | 'startDate' | 'endDate' | 'isCurrent' | 'gpa' | 'description'
>

/** Current ones first, then by end, or by start if there is no end; latest first. */
const latestFirst = (table: {
  isCurrent: PgColumn
  endDate: PgColumn
  startDate: PgColumn
  id: PgColumn
}) => [desc(table.isCurrent), sql`coalesce(${table.endDate}, ${table.startDate}, '') desc`, desc(table.id)]

export async function listExperiences(db: Db, professionalId: number): Promise<ExperienceRow[]> {
  return db
    .select()
    .from(experiences)
    .where(eq(experiences.professionalId, professionalId))
    .orderBy(...latestFirst(experiences))
}

export async function listEducation(db: Db, professionalId: number): Promise<EducationRow[]> {
  return db
    .select()
    .from(education)
    .where(eq(education.professionalId, professionalId))
    .orderBy(...latestFirst(education))
}

export async function insertExperience(
  tx: Db,
  values: ExperienceValues & { professionalId: number; createdAt: Date },
): Promise<ExperienceRow> {
  const [row] = await tx.insert(experiences).values(values).returning()
  if (!row) throw new Error('No experience was inserted')
  return row
}

/** Null when it is gone. */
export async function updateExperience(
  tx: Db,
  id: number,
  values: ExperienceValues,
): Promise<ExperienceRow | null> {
  const [row] = await tx
    .update(experiences)
    .set({ ...values, source: 'typed' })
    .where(eq(experiences.id, id))
    .returning()
  return row ?? null
}

export async function insertEducation(
  tx: Db,
  values: EducationValues & { professionalId: number; createdAt: Date },
): Promise<EducationRow> {
  const [row] = await tx.insert(education).values(values).returning()
  if (!row) throw new Error('No study was inserted')
  return row
}

/** Null when it is gone. */
export async function updateEducation(
  tx: Db,
  id: number,
  values: EducationValues,
): Promise<EducationRow | null> {
  const [row] = await tx
    .update(education)
    .set({ ...values, source: 'typed' })
    .where(eq(education.id, id))
    .returning()
  return row ?? null
}

/** Whether the professional has this entry. */
export async function hasEntry(
  db: Db,
  table: typeof experiences | typeof education,
  { id, professionalId }: { id: number; professionalId: number },
): Promise<boolean> {
  return (await db.$count(table, and(eq(table.id, id), eq(table.professionalId, professionalId)))) > 0
}

export const isEntry = (table: typeof experiences | typeof education, id: number): SQL => eq(table.id, id)

/** The CV facts that belong to an entry of the professional. */
export async function listFindingsOf(
  tx: Db,
  entry: { experienceId: number } | { educationId: number },
): Promise<number[]> {
  const isOf =
    'experienceId' in entry
      ? eq(cvFindings.experienceId, entry.experienceId)
      : eq(cvFindings.educationId, entry.educationId)
  const rows = await tx.select({ id: cvFindings.id }).from(cvFindings).where(isOf)
  return rows.map(({ id }) => id)
}

/** Links the facts to the restored entry. */
export async function setEntryOfFindings(
  tx: Db,
  ids: readonly number[],
  entry: { experienceId: number } | { educationId: number },
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(cvFindings)
      .set(entry)
      .where(inArray(cvFindings.id, [...ids]))
}
