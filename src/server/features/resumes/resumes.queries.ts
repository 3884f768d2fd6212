import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { resumeLinks, resumes } from '#server/db/schema/resumes.table.ts'

const listed = {
  resume: getTableColumns(resumes),
  job: { id: jobs.id, title: jobs.title, companyName: jobs.companyName },
  link: getTableColumns(resumeLinks),
}

const joined = (db: Db) =>
  db
    .select(listed)
    .from(resumes)
    .leftJoin(jobs, eq(jobs.id, resumes.jobId))
    .leftJoin(resumeLinks, eq(resumeLinks.resumeId, resumes.id))

/** With the job that each was made for and its link, the last changed first. */
export const listResumes = (db: Db, professionalId: number) =>
  joined(db)
    .where(eq(resumes.professionalId, professionalId))
    .orderBy(desc(resumes.updatedAt), desc(resumes.id))
export type ListedRow = Awaited<ReturnType<typeof listResumes>>[number]

export async function findListed(db: Db, id: number): Promise<ListedRow | null> {
  const [row] = await joined(db).where(eq(resumes.id, id))
  return row ?? null
}

export async function findResume(db: Db, id: number) {
  const [row] = await db.select().from(resumes).where(eq(resumes.id, id))
  return row ?? null
}
export type ResumeRow = NonNullable<Awaited<ReturnType<typeof findResume>>>

/** So that two new CVs at once are counted one after the other. */
export async function lockOwner(tx: Db, professionalId: number): Promise<void> {
  await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('no key update')
}

export const countResumes = (db: Db, professionalId: number): Promise<number> =>
  db.$count(resumes, eq(resumes.professionalId, professionalId))

export async function insertResume(tx: Db, values: typeof resumes.$inferInsert): Promise<number> {
  const [row] = await tx.insert(resumes).values(values).returning({ id: resumes.id })
  if (!row) throw new Error('A CV was not written')
  return row.id
}

export async function updateResume(
  tx: Db,
  id: number,
  values: Partial<typeof resumes.$inferInsert>,
): Promise<void> {
  await tx.update(resumes).set(values).where(eq(resumes.id, id))
}

/** A CV and its link as rows to remove. */
export const rowsOfResume = (id: number) => ({ table: resumes, where: eq(resumes.id, id) })
export const rowsOfLink = (resumeId: number) => ({
  table: resumeLinks,
  where: eq(resumeLinks.resumeId, resumeId),
})

/** A link that is there keeps its address and its views. */
export async function upsertLink(tx: Db, values: typeof resumeLinks.$inferInsert) {
  const { endsAt = null, showsContact } = values
  const [row] = await tx
    .insert(resumeLinks)
    .values(values)
    .onConflictDoUpdate({ target: resumeLinks.resumeId, set: { endsAt, showsContact } })
    .returning()
  if (!row) throw new Error('A link was not written')
  return row
}

export async function deleteLink(tx: Db, resumeId: number): Promise<void> {
  await tx.delete(resumeLinks).where(eq(resumeLinks.resumeId, resumeId))
}

/** The CV of an open link whose owner has an active account; null otherwise. */
export async function findShared(db: Db, token: string, now: Date) {
  const [row] = await db
    .select({
      resume: getTableColumns(resumes),
      userId: professionals.userId,
      showsContact: resumeLinks.showsContact,
    })
    .from(resumeLinks)
    .innerJoin(resumes, eq(resumes.id, resumeLinks.resumeId))
    .innerJoin(professionals, eq(professionals.id, resumes.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(
        eq(resumeLinks.token, token),
        or(isNull(resumeLinks.endsAt), gt(resumeLinks.endsAt, now)),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    )
  return row ?? null
}
export type SharedRow = NonNullable<Awaited<ReturnType<typeof findShared>>>

export async function addView(tx: Db, resumeId: number): Promise<void> {
  await tx
    .update(resumeLinks)
    .set({ views: sql`${resumeLinks.views} + 1` })
    .where(eq(resumeLinks.resumeId, resumeId))
}
