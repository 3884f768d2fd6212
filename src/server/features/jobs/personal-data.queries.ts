import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { type Exported, goneCompany, type Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { companyId }: Person): Promise<Exported> {
  if (companyId === null) return {}
  const { id, title, category, department, description, requirements, benefits, location, mode } = jobs
  const { salaryText, skills, isPremium, isOpen, publishedAt } = jobs
  return {
    empleos: await db
      .select({
        id,
        title,
        category,
        department,
        description,
        requirements,
        benefits,
        location,
        mode,
        salaryText,
        skills,
        isPremium,
        isOpen,
        publishedAt,
      })
      .from(jobs)
      .where(eq(jobs.companyId, companyId))
      .orderBy(desc(jobs.id)),
  }
}

/** Permanently closed; applicants keep title and date. */
export async function forget(tx: Db, { companyId }: Person, now: Date): Promise<void> {
  if (companyId === null) return
  await tx
    .update(jobs)
    .set({
      isOpen: false,
      companyName: goneCompany,
      description: '',
      requirements: '',
      benefits: '',
      search: sql`''::tsvector`,
      updatedAt: now,
    })
    .where(eq(jobs.companyId, companyId))
}
