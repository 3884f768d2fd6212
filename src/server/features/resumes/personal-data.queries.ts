import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { resumeLinks, resumes } from '#server/db/schema/resumes.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** The CVs that the person made, with their links. */
export async function exportOf(db: Db, { professionalId }: Person): Promise<Exported> {
  if (professionalId === null) return {}
  const { name, layout, language, pages, withPhoto, sections, hidden, firstSkills } = resumes
  return {
    'cv-creados': await db
      .select({
        name,
        layout,
        language,
        pages,
        withPhoto,
        sections,
        hidden,
        firstSkills,
        job: jobs.title,
        createdAt: resumes.createdAt,
        updatedAt: resumes.updatedAt,
        linkSince: resumeLinks.createdAt,
        linkEndsAt: resumeLinks.endsAt,
        linkShowsContact: resumeLinks.showsContact,
        linkViews: resumeLinks.views,
      })
      .from(resumes)
      .leftJoin(jobs, eq(jobs.id, resumes.jobId))
      .leftJoin(resumeLinks, eq(resumeLinks.resumeId, resumes.id))
      .where(eq(resumes.professionalId, professionalId)),
  }
}

export async function forget(tx: Db, { professionalId }: Person): Promise<void> {
  if (professionalId === null) return
  const own = tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.professionalId, professionalId))
  await tx.delete(resumeLinks).where(inArray(resumeLinks.resumeId, own))
  await tx.delete(resumes).where(eq(resumes.professionalId, professionalId))
}
